// @ts-check
// jsdom hides globals that Node and every supported browser have: fetch, streams, structuredClone. MSW needs them, and
// Node's fetch only accepts its own signals, forms and files.
const { watchSheets } = require('./quickStyles');
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

/**
 * Node's FormData, which fetch requires, but constructible from a form like jsdom's.
 *
 * @param {typeof FormData} DomFormData
 */
const formDataOf = (DomFormData) =>
  class extends FormData {
    /** @param {HTMLFormElement} [form] @param {HTMLElement | null} [submitter] */
    constructor(form, submitter) {
      super();
      if (!form) return;
      for (const [name, value] of new DomFormData(form, submitter)) this.append(name, value);
    }
  };

/**
 * jsdom's FileReader, made to read Node's blobs.
 *
 * @param {typeof FileReader} DomFileReader
 * @param {typeof Blob} DomBlob
 */
function fileReaderOf(DomFileReader, DomBlob) {
  class Reader extends DomFileReader {}
  for (const name of /** @type {const} */ (['readAsArrayBuffer', 'readAsDataURL', 'readAsText'])) {
    Reader.prototype[name] = function read(/** @type {Blob} */ blob) {
      void blob.arrayBuffer().then((bytes) => {
        DomFileReader.prototype[name].call(this, new DomBlob([bytes], { type: blob.type }));
      });
    };
  }
  return Reader;
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    watchSheets(this.global.document);
    const dom = {
      Blob: this.global.Blob,
      FileReader: this.global.FileReader,
      FormData: this.global.FormData,
    };
    for (const name of platform) {
      Object.defineProperty(this.global, name, {
        value: Reflect.get(globalThis, name),
        writable: true,
        configurable: true,
      });
    }
    this.global.FormData = formDataOf(dom.FormData);
    this.global.FileReader = fileReaderOf(dom.FileReader, dom.Blob);
  }

  // MSW has a "browser" build that jsdom would pick, but the interceptors for tests are in the node build.
  /** @override */
  exportConditions() {
    return [''];
  }
};
