// @ts-check

/** Writes `build.json` into a host's build: the scripts a page starts with, and those its first call needs. */
class BuildSummaryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildSummaryPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'BuildSummaryPlugin', stage }, () => {
        const scriptsOf = (/** @type {string} */ group) =>
          (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter((file) =>
            file.endsWith('.js'),
          );
        const summary = {
          scripts: scriptsOf('main'),
          httpClient: scriptsOf('http-client'),
        };
        const text = JSON.stringify(summary, null, 2);
        compilation.emitAsset('build.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

module.exports = { BuildSummaryPlugin };
