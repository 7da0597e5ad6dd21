// @ts-check
// ES modules for pages of jsdom, which has none. Needs Node's `--experimental-vm-modules`.
const vm = require('node:vm');

/** @typedef {import('vm').SourceTextModule} PageModule */

/**
 * A function that imports the module at a URL into a page as browsers do, each URL once, with the modules that it imports.
 *
 * @param {import('jsdom').JSDOM} page
 * @param {(url: string) => Promise<Buffer>} read
 * @returns {(url: string) => Promise<object>}
 */
function pageModules(page, read) {
  const context = page.getInternalVMContext();
  /** @type {Map<string, Promise<PageModule>>} */
  const known = new Map();

  /** @param {string} url @returns {Promise<PageModule>} */
  const compiled = async (url) =>
    new vm.SourceTextModule(String(await read(url)), {
      identifier: url,
      context,
      initializeImportMeta: (meta) => void (meta.url = url),
      importModuleDynamically: (specifier) => run(new URL(specifier, url).href),
    });

  /** @param {string} url */
  function moduleAt(url) {
    const module = known.get(url) ?? compiled(url);
    known.set(url, module);
    return module;
  }

  // One after the other: Node links no graph that shares modules with one that is being linked.
  /** @type {Promise<unknown>} */
  let linking = Promise.resolve();

  /** @param {string} url */
  async function run(url) {
    const module = await moduleAt(url);
    const linked = linking.then(() =>
      module.status === 'unlinked'
        ? module.link((specifier, { identifier }) => moduleAt(new URL(specifier, identifier).href))
        : undefined,
    );
    linking = linked.catch(() => undefined);
    await linked;
    await module.evaluate();
    return module;
  }

  return async (url) => (await run(url)).namespace;
}

module.exports = { pageModules };
