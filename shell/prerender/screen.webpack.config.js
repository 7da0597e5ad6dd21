// @ts-check
/** @type {Record<string, string>} By its name, the path of each screen from the repository's root. */
const screens = JSON.parse(process.env.PRERENDER_SCREENS ?? '{}');

/**
 * What a screen offers the page server (`ServerScreen` of contract), nothing for one that is rendered at build time, and its
 * `render`. It names no folder of this machine, as it is in the program.
 *
 * @param {string} screen
 */
const programOf = (screen) => `
  import Screen from ${JSON.stringify(`repository/${screen}`)};
  import { rendererOf } from 'repository/shell/prerender/screen.tsx';
  export * from ${JSON.stringify(`repository/${screen}`)};
  export const render = rendererOf(Screen);
`;

module.exports = require('../../webpack.shared.js').prerenderer({
  entry: Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [
      name,
      `data:text/javascript,${encodeURIComponent(programOf(screen))}`,
    ]),
  ),
  // The base URL of its release's files.
  publicPath: process.env.PRERENDER_PUBLIC_PATH,
});
