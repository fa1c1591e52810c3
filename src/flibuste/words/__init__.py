"""Every sentence shown to people, in French, English and Polish."""
