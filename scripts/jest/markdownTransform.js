// @ts-check
const { marked } = require('marked');

/** Does for Jest what `scripts/build/markdownLoader.js` does for webpack. */
module.exports = {
  /** @param {string} source */
  process: (source) => ({
    code: `module.exports = ${JSON.stringify(marked.parse(source, { async: false }))};`,
  }),
};
