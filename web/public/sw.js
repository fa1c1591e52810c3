// Keeps the client's own files for the moments when the line drops. It never touches what the tables say.
const FILES = 'flibuste-files';
const MOST_FILES = 120;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // A file under /assets/ has its hash in its name and never changes; pages are asked for anew each time.
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(fresh(request));
});

async function kept(request) {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await files.put(request, answer.clone());
    await prune(files);
  }
  return answer;
}

async function fresh(request) {
  const files = await caches.open(FILES);
  try {
    const answer = await fetch(request);
    // Every page of the client is the same document.
    if (answer.ok && answer.headers.get('content-type')?.includes('text/html')) {
      await files.put('/', answer.clone());
    }
    return answer;
  } catch (noLine) {
    const page = await files.match('/');
    if (page) return page;
    throw noLine;
  }
}

/** Lets go of the files kept longest: they are of builds long gone. */
async function prune(files) {
  const known = await files.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_FILES)).map((file) => files.delete(file)));
}
