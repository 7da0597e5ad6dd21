import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

/**
 * Gives the page at `path` a changed entry script for a remote: the released file with `change` applied, and the matching
 * integrity hash. Simulates a fault in the remote itself, not in its delivery.
 */
export async function changeEntry(
  page: Page,
  path: string,
  remote: string,
  change: (source: string) => string,
): Promise<void> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { name: string; entry: string; integrity: string }[];
  };
  const released = registry.remotes.find(({ name }) => name === remote);
  if (!released) throw new Error(`${remote} is not in the registry.`);
  const source = await (await page.request.get(released.entry)).text();
  const changed = change(source);
  if (changed === source) throw new Error(`The change had no effect on ${released.entry}.`);
  const integrity = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
  await page.route(`**${released.entry}*`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: changed }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(released.integrity, integrity);
    await route.fulfill({ response, body: html });
  });
}
