// @ts-check
module.exports = require('../webpack.shared.js').host({
  directory: __dirname,
  name: 'shell',
  entry: './src/index.ts',
  publicPath: '/assets/',
});
