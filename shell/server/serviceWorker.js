// The site's service worker: it gives a page again without network that its route wants kept (decision 0010). The API
// and the registry never pass through here, and a page's HTML comes from the network whenever that answers, so a release
// or a rollback reaches everybody as it does without it.
const PAGES = 'pages-1';
const FILES = 'files-1';
/** A page and its screens are some sixty files; the rest are those of releases before. */
const MOST_FILES = 200;
/** A network that is there and does not answer is worse than none. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keep(event.data.keep));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event, pathname));
  // Their names carry a hash or a version: what is kept under one is what the network would give.
  else if (/^\/(assets|remotes)\//.test(pathname)) event.respondWith(fileOf(request));
});

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page's request starts beside the worker, not after it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Keeps a page, and the files that it loaded before this worker saw its requests. */
async function keep({ page, files }) {
  const pages = await caches.open(PAGES);
  if (!(await pages.match(page))) await pages.add(page);
  const kept = await caches.open(FILES);
  for (const file of files) {
    const response = (await kept.match(file)) ?? (await fetch(file));
    // To the end of the line: what was used last is forgotten last.
    await kept.delete(file);
    if (isFile(response)) await kept.put(file, response);
  }
  const all = await kept.keys();
  await Promise.all(all.slice(0, -MOST_FILES).map((request) => kept.delete(request)));
}

async function pageOf(event, path) {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(path);
  const arriving = arrivalOf(event);
  if (!kept) return arriving;
  const fresh = arriving.then(async (response) => {
    if (response.status === 200) await pages.put(path, response.clone());
    return response.status >= 500 ? kept : response;
  });
  event.waitUntil(fresh.catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

async function arrivalOf({ preloadResponse, request }) {
  return (await preloadResponse) ?? fetch(request);
}

async function fileOf(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isFile(response)) await files.put(request, response.clone());
  return response;
}

/** Whether an answer is what was asked for, and not a page in its place. */
function isFile(response) {
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}
