import type { Page } from '@playwright/test';

/** The version of a remote that this page's visitor gets. */
export async function liveVersion(page: Page, remote: string): Promise<string | undefined> {
  const answer = await page.request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === remote)?.version;
}
