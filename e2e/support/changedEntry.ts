import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

/**
 * Gives the page at `path` a changed entry script for a remote: the released file with the first of `changes` applied, and an
 * integrity that allows each of them. Simulates a fault in the remote itself, not in its delivery. Returns a function after
 * which the page gets the next change.
 */
export async function changeEntry(
  page: Page,
  path: string,
  remote: string,
  ...changes: ((source: string) => string)[]
): Promise<() => void> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { name: string; entry: string; integrity: string }[];
  };
  const released = registry.remotes.find(({ name }) => name === remote);
  if (!released) throw new Error(`${remote} is not in the registry.`);
  const source = await (await page.request.get(released.entry)).text();
  const changed = changes.map((change) => change(source));
  if (changed.includes(source)) throw new Error(`A change had no effect on ${released.entry}.`);
  const integrity = changed
    .map((text) => `sha384-${createHash('sha384').update(text).digest('base64')}`)
    .join(' ');
  let turn = 0;
  await page.route(`**${released.entry}*`, (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: changed[turn] }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll(released.integrity, integrity);
    await route.fulfill({ response, body: html });
  });
  return () => {
    turn += 1;
  };
}
