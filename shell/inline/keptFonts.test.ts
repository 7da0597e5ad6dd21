import { keptFonts } from './keptFonts';

const FONTS = '/assets/display.1.woff2 /assets/body.1.woff2';

/** Runs the program in a new page, as the script that lists `fonts`. */
function open(fonts: string): void {
  document.head.innerHTML = '';
  const script = document.createElement('script');
  script.dataset.fonts = fonts;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  keptFonts();
}

/** The page and its fonts have loaded. */
async function finishLoading(): Promise<void> {
  dispatchEvent(new Event('load'));
  await document.fonts.ready;
}

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, crossOrigin, href }) => {
    // Fonts are fetched without credentials, also from here: the preload must ask in the same way.
    expect({ rel, as, crossOrigin }).toEqual({ rel: 'preload', as: 'font', crossOrigin: '' });
    return new URL(href).pathname;
  });

beforeEach(() => {
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the first page doesn’t preload its fonts, and those after it do', async () => {
  open(FONTS);
  expect(preloaded()).toEqual([]);
  await finishLoading();
  open(FONTS);
  expect(preloaded()).toEqual(FONTS.split(' '));
});

test('a page that is left before its fonts have loaded was none', () => {
  open(FONTS);
  open(FONTS);
  expect(preloaded()).toEqual([]);
});

test('fonts that have changed since are like none', async () => {
  open('/assets/display.0.woff2 /assets/body.1.woff2');
  await finishLoading();
  open(FONTS);
  expect(preloaded()).toEqual([]);
});

test('a browser that refuses storage has a page without preloads', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  open(FONTS);
  await finishLoading();
  open(FONTS);
  expect(preloaded()).toEqual([]);
});
