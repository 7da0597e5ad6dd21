// @ts-check
// Handling of the pages' imports that aren't code, for both bundlers: webpack for browsers, and esbuild for Node.
const path = require('node:path');

const { marked } = require('marked');

const reactRouter = path.join(require.resolve('react-router/package.json'), '../dist');
/** The package only exports its development build. */
const reactRouterProduction = {
  'react-router/dom': path.join(reactRouter, 'production/dom-export.mjs'),
  'react-router': path.join(reactRouter, 'production/index.mjs'),
};

/** Files that a page loads by URL. */
const ASSET = /\.(woff2|ttf|png|jpe?g|webp|avif|svg)$/;
/** Each script contains its chunks' hashes, which don't compress: half of one is enough. */
const HASH_LENGTH = 10;

const MARKDOWN = /\.md$/;

/**
 * A Markdown file as a module: its HTML as text. Only for files of the repository, which are trusted like any other source.
 *
 * @param {string} source
 */
const markdownModule = (source) =>
  `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;

module.exports = { ASSET, HASH_LENGTH, MARKDOWN, markdownModule, reactRouterProduction };
