// @ts-check
const { RuntimeGlobals, RuntimeModule } = require('webpack');

/**
 * A retry requests the entry with a new query string (`shell/src/remotes/federation.ts`). Its chunks get the same query:
 * with their old URL they would wait for the response that the first attempt is still waiting for.
 */
class RetriedChunksRuntimeModule extends RuntimeModule {
  constructor() {
    super('retried chunks', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    const load = RuntimeGlobals.loadScript;
    return `const { search } = new URL(document.currentScript?.src ?? location.origin);
if (search) {
  const load = ${load};
  ${load} = (url, done, key, chunkId) => load(url + search, done, key && key + search, chunkId);
}`;
  }
}

/** Makes a remote's chunks use the query string of its entry. */
class RetriedChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RetriedChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('RetriedChunksPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetriedChunksRuntimeModule());
        });
    });
  }
}

module.exports = { RetriedChunksPlugin };
