import { shellBuildDirectory } from '../scripts/paths';
import { loadInTurn, printTable, withBenchSite } from './benchSite';
import { pickEvent } from './event';
import { atMost, type Figure } from './figures';
import { onlyText } from './onlyText';

/** Tolerates an icon moving by half a pixel when the font of the word beside it arrives. */
const LEAST_SHIFT = 0.001;

/** Alternately loads each kind of public page on a phone, and a page with only its words. */
export async function benchPages(): Promise<Figure[]> {
  return withBenchSite(async ({ apiUrl, serve, browser }) => {
    const event = `/events/${await pickEvent(apiUrl)}`;
    const paths = ['/', '/events', event, '/login', '/register', '/reset-password'];
    const [site, text] = [
      await serve(shellBuildDirectory),
      await serve(shellBuildDirectory, onlyText),
    ];
    const loads = await loadInTurn(
      browser,
      Object.fromEntries(
        paths.flatMap((path) => [
          [path, site + path],
          [`text ${path}`, text + path],
        ]),
      ),
    );
    printTable(
      'Public pages',
      Object.entries(loads).sort(([one], [other]) => one.localeCompare(other)),
    );
    return paths.flatMap((path) => {
      const [page, words] = [loads[path], loads[`text ${path}`]];
      if (!page || !words) throw new Error(`${path} was not loaded.`);
      return [
        atMost(`${path}: largest paint / text`, page.largestPaint / words.largestPaint, 2),
        atMost(`${path}: first paint / text`, page.firstPaint / words.firstPaint, 1.8),
        atMost(`${path}: layout shift`, page.layoutShift, LEAST_SHIFT),
      ];
    });
  });
}
