// Keeps the client's own files for the moments when the connection drops. It never touches what the tables say.
const FILES = 'flibuste-files';
const MOST_FILES = 300;
// What every place but a game's own needs, named when the client is built: a new build is a new list, and a new worker.
const SHELL = [];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(stock());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // A file under /assets/ has its hash in its name and never changes; pages are asked for anew each time.
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') event.respondWith(fresh(request));
});

/** After the first visit the shell is there without a connection; the page comes last, when all that it names is here. */
async function stock() {
  const files = await caches.open(FILES);
  const keep = async (file) => {
    const answer = await fetch(file);
    if (!answer.ok) throw new Error(file);
    await files.put(file, answer);
  };
  const missing = [];
  for (const file of SHELL) if (!(await files.match(file))) missing.push(file);
  await Promise.all(missing.map(keep));
  await keep('/');
  await prune(files);
}

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
  try {
    return await fetch(request);
  } catch (noConnection) {
    // Every page of the client is the same document.
    const page = await caches.open(FILES).then((files) => files.match('/'));
    if (page) return page;
    throw noConnection;
  }
}

/** Lets go of the files kept longest: they are of builds long gone. */
async function prune(files) {
  const known = await files.keys();
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST_FILES)).map((file) => files.delete(file)));
}
