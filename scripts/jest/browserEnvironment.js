// @ts-check
// jsdom hides what Node has and every supported browser has too: fetch, streams, structuredClone. MSW needs them.
const { TestEnvironment } = require('jest-environment-jsdom');

const platform = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'FormData',
  'Blob',
  'File',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];
const keepFromJsdom = new Set(['FormData', 'Blob', 'File', 'AbortController', 'AbortSignal']);

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    for (const name of platform) {
      if (!keepFromJsdom.has(name) || !(name in this.global)) {
        Object.defineProperty(this.global, name, {
          value: Reflect.get(globalThis, name),
          writable: true,
          configurable: true,
        });
      }
    }
  }

  // MSW publishes a "browser" build that jsdom would pick; its interceptors for tests are in the node build.
  /** @override */
  exportConditions() {
    return [''];
  }
};
