// @ts-check

/** @typedef {import('webpack').Module} Module */

const FILE = 'imports.json';

/**
 * Writes `imports.json` into a remote's build: which exports of the shared packages its scripts import, so that they can be held
 * against what the live shell offers.
 */
class SharedImportsPlugin {
  /** @param {string[]} names */
  constructor(names) {
    this.names = names;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SharedImportsPlugin', (compilation) => {
      /** @type {Map<Module, [name: string, imported: string][]>} */
      const known = new Map();
      const isShared = (/** @type {string} */ request) =>
        this.names.some(
          (name) => request === name || (name.endsWith('/') && request.startsWith(name)),
        );
      // Before modules are concatenated, which hides who imports what.
      compilation.hooks.finishModules.tap('SharedImportsPlugin', (modules) => {
        for (const module of modules) {
          const imports = module.dependencies.flatMap((dependency) => {
            const { request = '', ids = [] } = /** @type {{ request?: string, ids?: string[] }} */ (
              dependency
            );
            /** @type {[string, string][]} */
            const named = isShared(request) && ids[0] ? [[request, ids[0]]] : [];
            return named;
          });
          if (imports.length > 0) known.set(module, imports);
        }
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'SharedImportsPlugin', stage }, () => {
        /** @type {Map<string, Set<string>>} */
        const used = new Map();
        for (const module of compilation.modules) {
          if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const inside = /** @type {{ modules?: Iterable<Module> }} */ (
            /** @type {unknown} */ (module)
          );
          for (const part of [module, ...(inside.modules ?? [])]) {
            for (const [name, imported] of known.get(part) ?? []) {
              used.set(name, (used.get(name) ?? new Set()).add(imported));
            }
          }
        }
        const sorted = [...used].sort().map(([name, imported]) => [name, [...imported].sort()]);
        const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
        compilation.emitAsset(FILE, new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

module.exports = { SharedImportsPlugin };
