// @ts-check

const ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Numbers the two modules that start a remote: federation names a file after the absolute path of one of its packages and both
 * modules after that file. By webpack's own numbers, the bytes and the name of the entry would depend on the folder that the
 * repository lies in.
 */
class PlacelessIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PlacelessIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('PlacelessIdsPlugin', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!ENTRY.test(name)) continue;
          compilation.chunkGraph.setModuleId(module, name.startsWith('container entry') ? 0 : 1);
        }
      });
    });
  }
}

module.exports = { PlacelessIdsPlugin };
