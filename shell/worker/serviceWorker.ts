// The site's service worker: serves pages offline if their route asks for it (decision 0010). It never touches the API or the
// registry, and takes a page's HTML from the network whenever possible, so that releases and rollbacks reach everyone as usual.
import { offlinePage } from './offlinePage';

declare const self: ServiceWorkerGlobalScope;

/** A page's path, and the files it loaded before this worker saw its requests. Sent by `shell/src/offline/keepOffline.ts`. */
interface Keep {
  page: string;
  files: string[];
}

/** A page's message: to keep it, or to fetch all kept pages again because a choice of the user changes them. */
type PageMessage = { keep: Keep } | { renew: true };

const PAGES = 'pages-1';
const FILES = 'files-1';
/** A page and its screens are about sixty files; the rest belong to older releases. */
const MOST_FILES = 200;
/** A network that hangs is worse than none. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const asked = event.data as PageMessage | null;
  if (asked && 'keep' in asked) event.waitUntil(keep(asked.keep));
  if (asked && 'renew' in asked) event.waitUntil(renewPages());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event, pathname));
  // Names contain a hash or a version, so the copy equals what the network would return.
  else if (/^\/(assets|remotes)\//.test(pathname)) event.respondWith(fileOf(request));
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== PAGES && name !== FILES);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Start the page's request in parallel with the worker.
  if ('navigationPreload' in self.registration) {
    await self.registration.navigationPreload.enable();
  }
  await self.clients.claim();
}

async function keep({ page, files }: Keep): Promise<void> {
  const pages = await caches.open(PAGES);
  if (!(await pages.match(page))) await pages.add(page);
  const kept = await caches.open(FILES);
  for (const file of files) {
    const response = (await kept.match(file)) ?? (await fetch(file));
    // Puts it at the end: the least recently used file is evicted first.
    if (isFile(response)) await putIfRoom(kept, file, response);
  }
  const all = await kept.keys();
  await Promise.all(all.slice(0, -MOST_FILES).map((request) => kept.delete(request)));
}

/** Fetches all kept pages again; one that can't be fetched stays unchanged. */
async function renewPages(): Promise<void> {
  const pages = await caches.open(PAGES);
  await Promise.allSettled((await pages.keys()).map((page) => pages.add(page)));
}

async function pageOf(event: FetchEvent, path: string): Promise<Response> {
  const pages = await caches.open(PAGES);
  const kept = await pages.match(path);
  const arriving = arrivalOf(event);
  if (!kept) return arriving.catch(() => unreachable(pages));
  const fresh = arriving.then(async (response) => {
    if (response.status === 200) await putIfRoom(pages, path, response);
    return response.status >= 500 ? kept : response;
  });
  event.waitUntil(fresh.catch(() => undefined));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** In place of the browser's error page. */
async function unreachable(pages: Cache): Promise<Response> {
  const hasTickets = (await pages.match('/dashboard')) !== undefined;
  return new Response(offlinePage(hasTickets), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

async function arrivalOf({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

async function fileOf(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (isFile(response)) await putIfRoom(files, request, response);
  return response;
}

/** Keeps a response if the device has room; if not, the page still gets it. */
async function putIfRoom(cache: Cache, request: RequestInfo, response: Response): Promise<void> {
  await cache.put(request, response.clone()).catch(() => undefined);
}

/** True if a response is the requested file and not a page in its place. */
function isFile(response: Response): boolean {
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html');
}
