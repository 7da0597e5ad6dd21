import { firstFrame } from './firstFrame';

type Callback = ConstructorParameters<typeof PerformanceObserver>[0];

let callback: Callback;
const disconnect = jest.fn();
const observe = jest.fn();

/** A browser that reports paints, with the given navigation type. */
function fakeBrowser(type: string, entryTypes = ['paint']): void {
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    readonly disconnect = disconnect;
    readonly observe = observe;
    constructor(given: Callback) {
      callback = given;
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
}

function paint(name: string): void {
  const list = {
    getEntriesByName: (asked: string) => (asked === name ? [{}] : []),
  } as unknown as PerformanceObserverEntryList;
  callback(list, { disconnect } as unknown as PerformanceObserver);
}

const { dataset } = document.documentElement;

beforeEach(() => {
  document.body.innerHTML = '';
  jest.clearAllMocks();
  delete dataset.firstFrame;
  delete dataset.atTop;
  history.replaceState(null, '', '/');
});

test('the rule for content below the fold holds until the first contentful paint', () => {
  fakeBrowser('navigate');
  firstFrame();
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  paint('first-paint');
  expect(dataset.firstFrame).toBe('');
  expect(disconnect).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(dataset.firstFrame).toBeUndefined();
  expect(disconnect).toHaveBeenCalledTimes(1);
  // Pictures that are out of sight wait longer.
  expect(dataset.atTop).toBe('');
});

test('on a page with a main picture it is left to what waits for that', () => {
  document.body.innerHTML = '<div id="prerendered"><img alt="" fetchpriority="high"></div>';
  fakeBrowser('navigate');
  firstFrame();
  paint('first-contentful-paint');
  expect(dataset.firstFrame).toBe('');
});

test('whoever scrolls sees the whole page at once', () => {
  fakeBrowser('navigate');
  firstFrame();
  window.dispatchEvent(new Event('scroll'));
  expect(dataset.firstFrame).toBeUndefined();
  expect(dataset.atTop).toBeUndefined();
});

test.each([
  ['reload', '/', ['paint']],
  ['back_forward', '/', ['paint']],
  ['navigate', '/#pricing', ['paint']],
  ['navigate', '/', ['resource']],
])('a page that comes by %s at %s, where %j are told, is laid out whole', (type, url, types) => {
  history.replaceState(null, '', url);
  fakeBrowser(type, types);
  firstFrame();
  expect(dataset).not.toHaveProperty('firstFrame');
  expect(dataset).not.toHaveProperty('atTop');
  expect(observe).not.toHaveBeenCalled();
});
