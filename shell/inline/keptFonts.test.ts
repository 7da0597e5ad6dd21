import { keptFonts } from './keptFonts';

const FONTS = '/assets/display.1.woff2 /assets/body.1.woff2';

/** Runs the program in a new page, as the script that lists `fonts`, after the style with their rules. */
function open(fonts = FONTS): HTMLStyleElement {
  document.head.innerHTML = '<style>@font-face{}</style><script></script>';
  const script = document.head.querySelector('script');
  script!.dataset.fonts = fonts;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  keptFonts();
  return document.head.querySelector('style')!;
}

const links = () => [...document.head.querySelectorAll('link')];

const asked = () =>
  links().map(({ rel, as, crossOrigin, href }) => {
    // Fonts are fetched without credentials even from our origin: the preload must match.
    expect({ rel, as, crossOrigin }).toEqual({ rel: 'preload', as: 'font', crossOrigin: '' });
    return new URL(href).pathname;
  });

type Callback = ConstructorParameters<typeof PerformanceObserver>[0];
let mark: (name: string) => void;

/** A page whose marks the test sets. */
class Observer {
  constructor(callback: Callback) {
    mark = (name) =>
      callback(
        { getEntriesByName: (one: string) => (one === name ? [{}] : []) } as never,
        { disconnect: jest.fn() } as never,
      );
  }
  observe(options: PerformanceObserverInit) {
    expect(options).toEqual({ type: 'mark', buffered: true });
  }
}

/** Has the requested fonts load, or fail. */
async function finish(type = 'load'): Promise<void> {
  for (const link of links()) link.dispatchEvent(new Event(type));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: Observer });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

test('the first page asks for its fonts once its screen is mounted, and shows them when all have come', async () => {
  const sheet = open();
  mark('something-else');
  expect([asked(), sheet.media]).toEqual([[], 'not all']);
  mark('page-mounted');
  expect([asked(), sheet.media]).toEqual([FONTS.split(' '), 'not all']);
  await finish();
  expect(sheet.media).toBe('');
});

test('the pages after it preload them and show them from the start', async () => {
  open();
  mark('page-mounted');
  await finish();
  const sheet = open();
  expect([asked(), sheet.media]).toEqual([FONTS.split(' '), '']);
});

test('a page that hasn’t started in five seconds asks for them all the same, and only once', () => {
  open();
  jest.advanceTimersByTime(4_999);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(FONTS.split(' '));
  mark('page-mounted');
  expect(asked()).toEqual(FONTS.split(' '));
});

test('after fonts that failed, the browser tries by itself, and the next page is like the first', async () => {
  const sheet = open();
  mark('page-mounted');
  await finish('error');
  expect(sheet.media).toBe('');
  expect(open().media).toBe('not all');
});

test('a page that is left before its fonts have loaded was none', () => {
  open();
  mark('page-mounted');
  expect(open().media).toBe('not all');
});

test('fonts that have changed since are like none', async () => {
  open('/assets/display.0.woff2 /assets/body.1.woff2');
  mark('page-mounted');
  await finish();
  open();
  expect(asked()).toEqual([]);
});

test('in a browser that refuses storage, each page is like the first', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const sheet = open();
  mark('page-mounted');
  await finish();
  expect(sheet.media).toBe('');
  open();
  expect(asked()).toEqual([]);
});
