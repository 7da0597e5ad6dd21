// @ts-check
const path = require('node:path');

/** @type {Record<string, string>} By its name, the absolute path of each screen. */
const screens = JSON.parse(process.env.PRERENDER_SCREENS ?? '{}');
const renderer = path.join(__dirname, 'screen.tsx');

/**
 * What a screen offers the page server (`ServerScreen` of contract), nothing for one that is rendered at build time, and its
 * `render`.
 *
 * @param {string} screen
 */
const programOf = (screen) => `
  import Screen from ${JSON.stringify(screen)};
  import { rendererOf } from ${JSON.stringify(renderer)};
  export * from ${JSON.stringify(screen)};
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
