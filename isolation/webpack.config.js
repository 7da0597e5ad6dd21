// @ts-check
module.exports = require('../webpack.shared.js').host({
  directory: __dirname,
  name: 'harness',
  entry: './src/index.ts',
  // The page is in a folder of any remote, of which it knows the way here: any server of files may serve both.
  publicPath: 'auto',
});
