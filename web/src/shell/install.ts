/** So long after the page has come, what it might need without a connection may come too. */
const LATER_MS = 1500;

/** Makes the client installable where the browser allows it: only in a secure context, which a phone at home is not. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Without it everything but installation works; there is nothing to tell anybody.
  setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), LATER_MS);
}
