// @ts-check
module.exports = require('../../webpack.shared.js').prerenderer({
  entry: { frame: './shell/prerender/frame.tsx' },
  publicPath: '/assets/',
});
