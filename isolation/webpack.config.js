// @ts-check
module.exports = require('../webpack.shared.js').host({
  directory: __dirname,
  name: 'harness',
  entry: './src/index.ts',
  // The page is in a remote's folder and links to this one, so any file server can serve both.
  publicPath: 'auto',
});
