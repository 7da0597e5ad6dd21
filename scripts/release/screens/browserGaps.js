// @ts-check
// Browser APIs that jsdom lacks and screens use on their way to a first render. None does anything: calls to the network or the
// machine get no answer, as on a page that has just started.

const nothing = () => undefined;
const never = () => new Promise(() => undefined);

/** An object that can be constructed, listened to and called, and never does anything. */
class Silent {
  constructor() {
    return new Proxy(Object.create(Silent.prototype), {
      get: (target, key) =>
        key in target ? Reflect.get(target, key) : key === 'then' ? undefined : nothing,
    });
  }
}

/** @param {string} query */
const mediaQuery = (query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
});

const observers = ['ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'];
/** Classes that would open a connection or start something. */
const connections = ['WebSocket', 'EventSource', 'BroadcastChannel', 'Worker', 'Notification'];
/** The same in Node as in browsers. */
const platform = [
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
];
const ofElements = [
  'scrollIntoView',
  'scrollTo',
  'scrollBy',
  'setPointerCapture',
  'releasePointerCapture',
  'hasPointerCapture',
  'showModal',
  'showPopover',
  'hidePopover',
];

/** Adds the missing APIs to a page. @param {import('jsdom').DOMWindow} window */
function fillBrowserGaps(window) {
  const { document, navigator, performance } = window;
  /** @param {object} target @param {string} name @param {unknown} value */
  const give = (target, name, value) => {
    if (!(name in target))
      Object.defineProperty(target, name, { value, writable: true, configurable: true });
  };
  for (const name of platform) give(window, name, Reflect.get(globalThis, name));
  for (const name of observers) give(window, name, class extends Silent {});
  for (const name of connections) Reflect.set(window, name, class extends Silent {});
  for (const name of ofElements) give(window.Element.prototype, name, nothing);
  give(window.Element.prototype, 'animate', () => ({
    finished: never(),
    cancel: nothing,
    finish: nothing,
  }));
  give(window.crypto, 'subtle', globalThis.crypto.subtle);
  give(window, 'matchMedia', mediaQuery);
  give(window, 'fetch', never);
  give(window, 'indexedDB', { open: () => new Silent(), deleteDatabase: () => new Silent() });
  give(window, 'requestIdleCallback', (/** @type {() => void} */ work) =>
    window.setTimeout(work, 1),
  );
  give(window, 'cancelIdleCallback', window.clearTimeout);
  give(window, 'CSS', { supports: () => true, escape: (/** @type {string} */ text) => text });
  give(window.URL, 'createObjectURL', () => 'blob:nothing');
  give(window.URL, 'revokeObjectURL', nothing);
  give(document, 'fonts', { ready: never(), load: never, check: () => true });
  for (const name of ['mark', 'measure', 'clearMarks', 'clearMeasures'])
    give(performance, name, nothing);
  for (const name of ['getEntries', 'getEntriesByType', 'getEntriesByName'])
    give(performance, name, () => []);
  for (const name of ['sendBeacon', 'vibrate']) give(navigator, name, () => true);
  for (const name of [
    'clipboard',
    'mediaDevices',
    'storage',
    'permissions',
    'locks',
    'serviceWorker',
  ])
    give(navigator, name, new Proxy({}, { get: () => never }));
  window.scrollTo = nothing;
  window.XMLHttpRequest.prototype.send = nothing;
  window.HTMLFormElement.prototype.submit = nothing;
  window.HTMLCanvasElement.prototype.getContext = () => null;
  window.HTMLMediaElement.prototype.play = never;
  window.HTMLMediaElement.prototype.pause = nothing;
  window.HTMLMediaElement.prototype.load = nothing;
}

module.exports = { fillBrowserGaps };
