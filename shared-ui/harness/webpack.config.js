// @ts-check
module.exports = require('../../webpack.shared.js').host({
  directory: __dirname,
  name: 'harness',
  entry: './index.ts',
  publicPath: '/assets/',
});
