// @ts-check
// Jest reloads each module for each test file, packages too. Here Node loads packages, once per worker; our own modules are
// compiled once and executed again for each file (decision 0069).
const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction, constants } = require('node:vm');

const { default: Runtime } = require('jest-runtime');

/** Our own module that only caches compiled schemas: compiling validators would take a tenth of each file's time. */
const KEPT = '/compiledOnce';
/** @type {unknown} */
let kept;

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** @type {Map<string, { code: string; compiled: Function }>} */
const compiledFiles = new Map();
/** By folder and import name, the path of a package's module, or null if it isn't one. @type {Map<string, string | null>} */
const packagePaths = new Map();

/** @param {string} from @param {string} name */
function packagePath(from, name) {
  if (name.startsWith('.') || path.isAbsolute(name) || isBuiltin(name)) return null;
  const key = `${path.dirname(from)}\0${name}`;
  let found = packagePaths.get(key);
  if (found === undefined) {
    found = findPackage(from, name);
    packagePaths.set(key, found);
  }
  return found;
}

/** @param {string} from @param {string} name */
function findPackage(from, name) {
  // Jest's own modules belong to the test file.
  if (name === '@jest/globals' || name === 'expect') return null;
  try {
    const file = createRequire(from).resolve(name);
    return file.includes(PACKAGES) ? file : null;
  } catch {
    return null;
  }
}

module.exports = class ServerRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} args */
  constructor(...args) {
    super(...args);
    const executor = Reflect.get(this, 'executor');
    executor.compile = (/** @type {string} */ code, /** @type {string} */ filename) => {
      const known = compiledFiles.get(filename);
      if (known && known.code === code) return known.compiled;
      const compiled = compileFunction(code, executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
      compiledFiles.set(filename, { code, compiled });
      return compiled;
    };
  }

  /**
   * @template T
   * @override
   * @param {string} from
   * @param {string} name
   * @returns {T}
   */
  requireModuleOrMock(from, name) {
    if (name.endsWith(KEPT))
      return /** @type {T} */ (kept ??= super.requireModuleOrMock(from, name));
    const file = packagePath(from, name);
    return file === null ? super.requireModuleOrMock(from, name) : createRequire(from)(name);
  }
};
