// @ts-check

const ENTRY = /[\\/]\.federation[\\/]entry\.\w+\.js/;

/**
 * Numbers and names the two modules that start a remote. Federation names a file after the absolute path of one of its packages,
 * and webpack names both modules after that file: the bytes and the name of the entry would depend on the repository's
 * folder. The comment above each module counts too: SWC gives the shortest names to the letters that it finds most
 * often, comments included.
 */
class PlacelessModulesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PlacelessModulesPlugin', (compilation) => {
      compilation.hooks.succeedModule.tap('PlacelessModulesPlugin', (module) => {
        if (ENTRY.test(module.identifier())) module.readableIdentifier = () => 'federation entry';
      });
      compilation.hooks.beforeModuleIds.tap('PlacelessModulesPlugin', (modules) => {
        for (const module of modules) {
          const name = module.identifier();
          if (!ENTRY.test(name)) continue;
          compilation.chunkGraph.setModuleId(module, name.startsWith('container entry') ? 0 : 1);
        }
      });
    });
  }
}

module.exports = { PlacelessModulesPlugin };
