// @ts-check
// Each test file has a page of its own, in which every module is executed anew: React, jsdom's users, our own. Here they are
// compiled once per worker, as a script can run in many pages; jest compiles them for each page (decision 0122).
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
  // The test of the environment looks for its name, which shows that jest still compiles by this.
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
      // Without one, the test file has ended: jest says so.
      if (!page) return null;
      return compiledOnce(code, filename, executor.injectedModuleParameters).runInContext(page);
    };
  }
};
