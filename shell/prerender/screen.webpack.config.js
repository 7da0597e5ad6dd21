// @ts-check
module.exports = require('../../webpack.shared.js').prerenderer({
  entry: './shell/prerender/screen.tsx',
  // Which screen: an absolute path.
  screen: process.env.PRERENDER_SCREEN,
  // Where the files of its release are.
  publicPath: process.env.PRERENDER_PUBLIC_PATH,
});
