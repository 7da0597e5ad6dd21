import { shellBuildDirectory } from '../scripts/paths';
import { loadInTurn, printTable, withBenchSite } from './benchSite';
import { withClone } from './clonedSite';
import { pickEvent } from './event';
import { atMost, type Figure } from './figures';

/** The commit before the work on speed. Its forms and catalogue stay blank until they are mounted. */
const BEFORE = '0d324be';
const GOAL = 0.65;

/** A site's public pages, by name. `eventsUrl` serves its events. */
const pagesOf = async (siteUrl: string, eventsUrl = siteUrl) => ({
  '/': `${siteUrl}/`,
  '/events': `${siteUrl}/events`,
  'an event': `${siteUrl}/events/${await pickEvent(eventsUrl)}`,
  '/login': `${siteUrl}/login`,
});

/** Alternately loads public pages of this commit and of `BEFORE`, which is cloned, built and started alongside. */
export async function benchBefore(): Promise<Figure[]> {
  return withClone(BEFORE, async ({ start }) => {
    const before = await start();
    return withBenchSite(async ({ apiUrl, serve, browser }) => {
      const now = await pagesOf(await serve(shellBuildDirectory), apiUrl);
      const then = Object.entries(await pagesOf(before.url));
      const urls: Record<string, string> = {
        ...now,
        ...Object.fromEntries(then.map(([name, url]) => [`${name}, then`, url])),
      };
      const loads = await loadInTurn(browser, urls);
      const load = (name: string) => {
        const found = loads[name];
        if (!found) throw new Error(`${name} was not loaded.`);
        return found;
      };
      const names = Object.keys(now);
      printTable(
        `Public pages, now and at ${BEFORE}`,
        names.flatMap((name) => [name, `${name}, then`]).map((name) => [name, load(name)]),
      );
      const mounted = (name: string) => load(name).mounted ?? NaN;
      return names.map((name) =>
        atMost(`${name}: mounted, now / then`, mounted(name) / mounted(`${name}, then`), GOAL),
      );
    });
  });
}
