// @ts-check
// Each test file has its own page, in which every module is executed again: React, packages that use the DOM, our own. Jest
// compiles them for each page; here they are compiled once per worker, since a script can run in many pages (decision 0122).
const { constants, Script } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

/** @type {Map<string, { code: string; script: Script }>} */
const compiledFiles = new Map();

/**
 * @param {string} code
 * @param {string} filename
 * @param {string[]} parameters
 */
function compiledOnce(code, filename, parameters) {
  const known = compiledFiles.get(filename);
  if (known?.code === code) return known.script;
  // The environment's test looks for this name, which proves that jest still compiles with this function.
  const opening = `(function compiledOnce(${parameters.join(', ')}) {`;
  const script = new Script(`${opening}${code}\n})`, {
    filename,
    columnOffset: -opening.length,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  compiledFiles.set(filename, { code, script });
  return script;
}

module.exports = class BrowserRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const [, environment] = args;
    const executor = Reflect.get(this, 'executor');
    executor.compile = (/** @type {string} */ code, /** @type {string} */ filename) => {
      const page = environment.getVmContext();
      // Null once the test file has ended: jest reports that.
      if (!page) return null;
      return compiledOnce(code, filename, executor.injectedModuleParameters).runInContext(page);
    };
  }
};
