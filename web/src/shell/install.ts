/** How long after the page has loaded to fetch what it might need offline. */
const LATER_MS = 1500;

/** Makes the client installable where the browser allows it: only in a secure context, which a phone at home does not have. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Without it everything but installation works: no need to tell anybody.
  setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), LATER_MS);
}
