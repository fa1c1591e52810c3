/** What a device keeps between visits; where storage is blocked or full, everything works without it. */

export function recall(name: string): unknown {
  try {
    const text = localStorage.getItem(`flibuste.${name}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`flibuste.${name}`, JSON.stringify(value));
  } catch {
    // private mode or a full disk: nothing is kept, nothing breaks
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`flibuste.${name}`);
  } catch {
    // nothing was kept
  }
}
