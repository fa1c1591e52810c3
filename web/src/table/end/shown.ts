/** The components of the end: a chunk of its own, fetched when a game is over. */
export { default as EndBar } from './EndBar.svelte';
export { default as EndCard } from './EndCard.svelte';
