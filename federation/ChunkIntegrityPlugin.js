// @ts-check
const { createHash } = require('node:crypto');

const { runtime, sources } = require('webpack');

/** @typedef {import('webpack').Chunk} Chunk */

/** An entry's stand-in for a chunk's integrity, until the chunk is final. @param {Chunk} chunk */
const placeholderOf = ({ id }) =>
  `sha256-${createHash('sha256').update(`integrity of chunk ${id}`).digest('hex').slice(0, 44)}`;

const PLACEHOLDER = /sha256-[0-9a-f]{44}/g;

/** @param {Buffer | string} content */
const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Subresource integrity for chunks: an entry, whose own integrity is in the registry, has that of each chunk it may load. A
 * chunk changed afterwards doesn't run. Chunks from another origin, a developer's own remote, load without it.
 */
class ChunkIntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrityPlugin', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code, entry) => {
          const hasScript = (/** @type {Chunk} */ chunk) =>
            compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript');
          const chunks = [...entry.getAllAsyncChunks()].filter(hasScript);
          const known = Object.fromEntries(chunks.map((chunk) => [chunk.id, placeholderOf(chunk)]));
          return `${code}
if (script.src.startsWith(location.origin + '/')) script.integrity = ${JSON.stringify(known)}[chunkId] || '';`;
        },
      );
      // Once all contents and names are final, and before they are compressed. The entry's name needs no new hash: it depends
      // on its chunks' names, and so on their contents.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrityPlugin', stage }, (assets) => {
        /** @type {Map<string, string>} */
        const final = new Map();
        for (const chunk of compilation.chunks) {
          for (const file of chunk.files) {
            const asset = assets[file];
            if (asset && file.endsWith('.js'))
              final.set(placeholderOf(chunk), integrityOf(asset.buffer()));
          }
        }
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          const text = String(assets[file]?.source());
          const finished = text.replaceAll(PLACEHOLDER, (found) => final.get(found) ?? found);
          if (finished !== text) compilation.updateAsset(file, new sources.RawSource(finished));
        }
      });
    });
  }
}

module.exports = { ChunkIntegrityPlugin };
