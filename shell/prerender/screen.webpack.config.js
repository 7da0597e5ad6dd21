// @ts-check
module.exports = require('../../webpack.shared.js').prerenderer({
  entry: './shell/prerender/screen.tsx',
  // The screen's absolute path.
  screen: process.env.PRERENDER_SCREEN,
  // The base URL of its release's files.
  publicPath: process.env.PRERENDER_PUBLIC_PATH,
});
