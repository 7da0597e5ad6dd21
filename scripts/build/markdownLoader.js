// @ts-check
const { marked } = require('marked');

/**
 * A Markdown file as a module: its HTML as text. Only for files of the repository, which are trusted like any other source.
 *
 * @param {string} source
 */
module.exports = (source) =>
  `export default ${JSON.stringify(marked.parse(source, { async: false }))};`;
