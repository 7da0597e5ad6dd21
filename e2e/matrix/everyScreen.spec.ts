import { expect, test, type Page } from '@playwright/test';

import { openAs } from '../support/accounts';

interface Route {
  path: string;
  access: 'everyone' | 'guest' | 'member';
}

/** The routes of all live remotes. */
async function routesOf(page: Page): Promise<Route[]> {
  const answer = await page.request.get('/registry.json');
  const { remotes } = (await answer.json()) as { remotes: { routes: Route[] }[] };
  return remotes.flatMap(({ routes }) => routes);
}

/** A URL that matches a route's pattern. */
const urlOf = ({ path }: Route, eventId: number) =>
  path
    .replace(':uid/:token', 'MQ/abc-123')
    .replace(':id', String(eventId))
    .replace('/*', '/google/callback?error=access_denied');

async function expectScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // The server’s markup has a heading too; it stays until the screen replaces it, and for good if that fails to load.
  await expect(page.locator('#prerendered'), url).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading').first(), url).toBeVisible();
  await expect(page.getByText(/could not be loaded/), url).toHaveCount(0);
}

for (const [who, email] of [
  ['a visitor', null],
  ['an organizer', 'organizer@demo.test'],
] as const) {
  test(`${who} sees every screen`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    if (email) await openAs(page, email, '/dashboard');
    const answer = await page.request.get('/api/events/');
    const { results } = (await answer.json()) as { results: { id: number }[] };
    for (const route of await routesOf(page)) {
      if (route.access === 'guest' && email) continue;
      await expectScreen(page, urlOf(route, results[0]!.id));
    }
    expect(problems).toEqual([]);
  });
}

test('an unsaved form asks for confirmation before a link or the back button leaves it', async ({
  page,
}) => {
  await openAs(page, 'organizer@demo.test', '/dashboard');
  await page
    .getByRole('link', { name: /^Create Event/i })
    .first()
    .click();
  await page.getByLabel('Title').fill('Half an event');
  await page.getByRole('link', { name: 'Nzuko home' }).click();
  await page.getByRole('button', { name: 'Stay & Continue' }).click();
  await expect(page).toHaveURL('/events/create-event');
  await expect(page.getByLabel('Title')).toHaveValue('Half an event');
  await page.goBack();
  await page.getByRole('button', { name: 'Leave Without Saving' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a remote’s toast shows in the shell', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/events');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'Share Event' }).click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Link copied');
});
