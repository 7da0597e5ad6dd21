import { standAt } from './standAt';

/** A page of some height in a window of 1000 px: it can't be scrolled further than its end. */
let height = 0;
let scrolled = 0;
let isWatched = false;
let grow: () => void = () => undefined;
const browsers = { ResizeObserver: globalThis.ResizeObserver, scrollTo: window.scrollTo };

const growTo = (px: number) => {
  height = px;
  if (isWatched) grow();
};

beforeEach(() => {
  scrolled = 0;
  height = 1_200;
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  window.scrollTo = (to?: ScrollToOptions | number) => {
    expect(to).toMatchObject({ behavior: 'instant' });
    scrolled = Math.min((to as { top: number }).top, height - 1_000);
  };
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      grow = () => callback([], this);
    }
    observe = () => void (isWatched = true);
    unobserve = () => undefined;
    disconnect = () => void (isWatched = false);
  };
});

afterAll(() => Object.assign(globalThis, browsers));

test('a page that is tall enough is scrolled once', () => {
  standAt(150);
  expect(scrolled).toBe(150);
  expect(isWatched).toBe(false);
});

test('a page whose content is on its way is scrolled again until it is tall enough', () => {
  standAt(700);
  expect(scrolled).toBe(200);
  growTo(1_500);
  expect(scrolled).toBe(500);
  growTo(4_000);
  expect(scrolled).toBe(700);
  expect(isWatched).toBe(false);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a reader who moves (%s) keeps their own position',
  (move) => {
    standAt(700);
    window.dispatchEvent(new Event(move));
    scrolled = 20;
    growTo(4_000);
    expect(scrolled).toBe(20);
  },
);

test('the next page is not scrolled for the previous one', () => {
  standAt(700)?.();
  growTo(4_000);
  expect(scrolled).toBe(200);
});
