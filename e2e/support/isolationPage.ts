import type { Page } from '@playwright/test';

/** The path of the page that shows a live release alone. */
export async function isolationPage(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { name: string; version: string }[] };
  const version = remotes.find((remote) => remote.name === `mfe_${name}`)?.version;
  return `/remotes/mfe_${name}/${version}/index.html`;
}
