let open = $state(false);

/** Whether the settings lie open over the screen. */
export const settingsDialog = {
  get open() {
    return open;
  },
  set open(value: boolean) {
    open = value;
  },
};

export function openSettings(): void {
  open = true;
}
