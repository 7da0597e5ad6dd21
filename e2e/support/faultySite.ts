import { test, type BrowserContext, type Page } from '@playwright/test';

import { makePlaces, makeReaders, type placeNames, type Place, type Reader } from './faultPages';
import { startFaultyServer, type FaultyServer } from './faultyServer';

/** A site whose remotes can fail, for the tests of a file: mended after each of them. */
export function withFaultySite() {
  let site: FaultyServer;
  let contexts: Record<Reader, BrowserContext>;
  let places: Record<(typeof placeNames)[number], Place>;

  test.beforeAll(async ({ browser }) => {
    site = await startFaultyServer();
    contexts = await makeReaders(browser, site.url);
    places = await makePlaces(contexts['a visitor'].request);
  });
  test.afterEach(async () => {
    site.mend();
    const pages = Object.values(contexts).flatMap((context) => context.pages());
    await Promise.all(pages.map((page) => page.close()));
  });
  test.afterAll(async () => {
    await Promise.all(Object.values(contexts).map((context) => context.close()));
    await site.stop();
  });

  return {
    placeOf: (name: (typeof placeNames)[number]) => places[name],
    newPage: (reader: Reader): Promise<Page> => contexts[reader].newPage(),
    breakFiles: (...fault: Parameters<FaultyServer['breakFiles']>) => site.breakFiles(...fault),
    mend: () => site.mend(),
  };
}
