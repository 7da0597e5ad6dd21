// @ts-check
module.exports = require('../../webpack.shared.js').prerenderer({
  entry: './shell/prerender/frame.tsx',
  publicPath: '/assets/',
});
