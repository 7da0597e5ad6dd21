/** @jest-environment node */
type Handler = (event: unknown) => void;

const ORIGIN = 'https://nzuko.example';

/** Whether the device has no room for anything more. */
let isFull = false;

/** A fake of the browser's cache storage, as far as the worker uses it. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  private readonly key = (request: Request | string) =>
    typeof request === 'string' ? request : new URL(request.url).pathname;
  readonly match = async (request: Request | string) =>
    this.entries.get(this.key(request))?.clone();
  readonly put = async (request: Request | string, response: Response) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    this.entries.delete(this.key(request));
    this.entries.set(this.key(request), response);
  };
  readonly add = async (request: Request | string) => {
    const response = await fetch(request);
    if (!response.ok) throw new TypeError('Request failed');
    await this.put(request, response);
  };
  readonly delete = async (request: Request | string) => this.entries.delete(this.key(request));
  readonly keys = async () => [...this.entries.keys()].map((key) => new Request(ORIGIN + key));
}

const handlers = new Map<string, Handler>();
const stores = new Map<string, FakeCache>();
const network = jest.fn<Promise<Response>, [Request | string]>();
const claim = jest.fn(async () => undefined);
const enable = jest.fn(async () => undefined);

const store = (name: string) => {
  const known = stores.get(name) ?? new FakeCache();
  stores.set(name, known);
  return known;
};
const script = () => new Response('script', { headers: { 'content-type': 'text/javascript' } });
const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html' } });
const tick = () => jest.advanceTimersByTimeAsync(0);

/** Dispatches an event to the worker; returns what it waits for and its response, if any. */
function dispatch(type: string, more: object = {}) {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  handlers.get(type)?.({
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
    respondWith: (response: Promise<Response>) => (answer = response),
    ...more,
  });
  return { done: () => Promise.all(waits), answer };
}

/** A page's request; `navigate` fakes a navigation, which `new Request` can't create. */
function request(
  path: string,
  { method = 'GET', mode = 'cors', preload = undefined as unknown } = {},
) {
  const url = new URL(path, ORIGIN);
  const made = new Request(url, { method });
  Object.defineProperty(made, 'mode', { value: mode });
  return dispatch('fetch', { request: made, preloadResponse: Promise.resolve(preload) });
}
const open = (path: string, preload?: Response) => request(path, { mode: 'navigate', preload });
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
      location: { origin: ORIGIN },
      registration: { navigationPreload: { enable } },
      clients: { claim },
      skipWaiting: async () => undefined,
    },
    caches: {
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      open: async (name: string) => store(name),
    },
    fetch: network,
    PAINT_THEME: 'paintTheme();',
  });
  await import('./serviceWorker');
});
beforeEach(() => {
  jest.useFakeTimers();
  isFull = false;
  stores.clear();
  network.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a new worker deletes old caches, enables navigation preload, and takes over', async () => {
  store('pages-0');
  store('pages-1');
  store('files-1');
  await dispatch('activate').done();
  expect([...stores.keys()]).toEqual(['pages-1', 'files-1']);
  expect(enable).toHaveBeenCalled();
  expect(claim).toHaveBeenCalled();
});

test.each([
  ['the API', '/api/tickets/', {}],
  ['the registry', '/registry.json', {}],
  ['another site', 'https://elsewhere.example/assets/main.js', {}],
  ['a call that changes something', '/assets/main.js', { method: 'POST' }],
])('%s is left to the browser', (_what, url, more) => {
  expect(request(url, more).answer).toBeUndefined();
});

describe('a file with a hash in its name', () => {
  test('is fetched once', async () => {
    network.mockImplementation(async () => script());
    expect(await textOf(request('/assets/main.js').answer)).toBe('script');
    expect(await textOf(request('/assets/main.js').answer)).toBe('script');
    expect(network).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a page in its place', page('not found')],
    ['an error', new Response('', { status: 503 })],
  ])('%s is passed on, not kept', async (_what, answer) => {
    network.mockResolvedValue(answer);
    await request('/remotes/mfe_events/1.0.0/remoteEntry.js').answer;
    expect(store('files-1').entries.size).toBe(0);
  });
});

describe('a device without room', () => {
  test('gets its files from the network', async () => {
    isFull = true;
    network.mockImplementation(async () => script());
    expect(await textOf(request('/assets/main.js').answer)).toBe('script');
  });

  test('gets the new page, not the one that it has kept', async () => {
    store('pages-1').entries.set('/dashboard', page('old'));
    isFull = true;
    network.mockImplementation(async () => page('new'));
    expect(await textOf(open('/dashboard').answer)).toBe('new');
  });

  test('loses nothing that it has kept', async () => {
    store('pages-1').entries.set('/dashboard', page('seats'));
    store('files-1').entries.set('/assets/main.js', script());
    isFull = true;
    const data = { keep: { page: '/dashboard', files: ['/assets/main.js'] } };
    await dispatch('message', { data }).done();
    expect([...store('files-1').entries.keys()]).toEqual(['/assets/main.js']);
  });

  test('evicts the files of older releases, so that it has room again', async () => {
    store('pages-1').entries.set('/dashboard', page('seats'));
    for (let index = 0; index < 201; index += 1)
      store('files-1').entries.set(`/assets/${index}.js`, script());
    isFull = true;
    network.mockImplementation(async () => script());
    const data = { keep: { page: '/dashboard', files: ['/assets/new.js'] } };
    await dispatch('message', { data }).done();
    const kept = [...store('files-1').entries.keys()];
    expect(kept).toHaveLength(200);
    expect(kept).not.toContain('/assets/0.js');
  });
});

describe('keeping a page', () => {
  const keep = (files: string[]) =>
    dispatch('message', { data: { keep: { page: '/dashboard', files } } }).done();

  test('stores it with the files that it loaded', async () => {
    network.mockImplementation(async (asked) =>
      asked === '/dashboard' ? page('seats') : script(),
    );
    await keep(['/assets/main.js']);
    expect([...store('pages-1').entries.keys()]).toEqual(['/dashboard']);
    expect([...store('files-1').entries.keys()]).toEqual(['/assets/main.js']);
  });

  test('evicts the least recently used files beyond 200', async () => {
    network.mockImplementation(async (asked) =>
      asked === '/dashboard' ? page('seats') : script(),
    );
    await keep(Array.from({ length: 200 }, (_, index) => `/assets/${index}.js`));
    await keep(['/assets/0.js', '/assets/new.js']);
    const kept = [...store('files-1').entries.keys()];
    expect(kept).toHaveLength(200);
    expect(kept).not.toContain('/assets/1.js');
    expect(kept.slice(-2)).toEqual(['/assets/0.js', '/assets/new.js']);
  });

  test('kept pages are fetched anew if a choice changed them; one that can’t be stays', async () => {
    for (const path of ['/dashboard', '/t/1', '/t/2'])
      await store('pages-1').put(path, page('old'));
    network.mockImplementation(async (asked) => {
      const { pathname } = new URL((asked as Request).url);
      if (pathname === '/t/1') throw new TypeError('Failed to fetch');
      return pathname === '/t/2' ? page('broken', 502) : page('new');
    });
    await dispatch('message', { data: { renew: true } }).done();
    const textAt = (path: string) => store('pages-1').entries.get(path)?.text();
    const texts = await Promise.all(['/dashboard', '/t/1', '/t/2'].map(textAt));
    expect(texts).toEqual(['new', 'old', 'old']);
  });

  test('other messages are ignored', async () => {
    expect(await dispatch('message', { data: null }).done()).toEqual([]);
  });
});

describe('a page', () => {
  const keepPage = (text: string) => store('pages-1').put('/dashboard', page(text));

  test('that is not kept comes from the network, and is not stored', async () => {
    network.mockResolvedValue(page('fresh'));
    expect(await textOf(open('/dashboard').answer)).toBe('fresh');
    expect(store('pages-1').entries.size).toBe(0);
  });

  test.each([
    ['is the offline page without network', false],
    ['is one that leads to the tickets that are kept', true],
  ])('that is not kept %s', async (_what, hasTickets) => {
    if (hasTickets) await keepPage('kept');
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const response = await open('/events').answer;
    expect(response?.status).toBe(503);
    expect(response?.headers.get('content-type')).toContain('text/html');
    const text = await response?.text();
    expect(text).toContain('<script>paintTheme();');
    expect(text).toContain('<a href="">Try Again</a>');
    expect(text?.includes('href="/dashboard?tab=my-tickets"')).toBe(hasTickets);
  });

  test('that is kept still comes from the network, which updates the copy', async () => {
    await keepPage('old');
    const { answer, done } = open('/dashboard', page('fresh'));
    expect(await textOf(answer)).toBe('fresh');
    await done();
    expect(await textOf(store('pages-1').match('/dashboard') as Promise<Response>)).toBe('fresh');
    expect(network).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', async () => page('broken', 502)],
  ])('is the kept one when %s', async (_what, answer) => {
    await keepPage('kept');
    network.mockImplementation(answer);
    expect(await textOf(open('/dashboard').answer)).toBe('kept');
  });

  test('is the server’s response unless that is a failure', async () => {
    await keepPage('kept');
    network.mockResolvedValue(page('gone', 404));
    expect(await textOf(open('/dashboard').answer)).toBe('gone');
  });

  test('is the kept copy when the network takes more than 4 s', async () => {
    await keepPage('kept');
    network.mockReturnValue(new Promise(() => undefined));
    let text: string | undefined;
    void textOf(open('/dashboard').answer).then((came) => (text = came));
    await jest.advanceTimersByTimeAsync(3_999);
    expect(text).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    await tick();
    expect(text).toBe('kept');
  });
});

export {};
