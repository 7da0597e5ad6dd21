import { expect, test, type Page } from '@playwright/test';

import { openAs } from '../support/accounts';
import { expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { bearerOf } from '../support/events';
import { ownSiteUrl } from '../support/ownSite';
import { makePayableOrganizer, startPaidSite, type PaidSite } from '../support/paidSite';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

// On a site of its own, where every payout needs an administrator.

const admin = 'admin@demo.test';
const DESK = '/dashboard?tab=money';

let site: PaidSite;
test.use({ baseURL: ownSiteUrl });
test.beforeAll(async () => {
  site = await startPaidSite({ PAYOUT_APPROVAL_NAIRA: '1000', SEED_DEMO: 'true' });
});
test.afterAll(() => site.stop());

/** An organizer has ₦5,000 of sales, and asks for what is left of it. */
async function requestPayout(page: Page) {
  const { email } = await makePayableOrganizer(page.request, site, '5000.00');
  const headers = await bearerOf(page.request, email);
  const asked = await page.request.post('/api/money/payouts/', { headers, data: {} });
  expect(asked.status(), await asked.text()).toBe(201);
  const payout = (await asked.json()) as { reference: string; amount: string };
  const read = async (path: string) =>
    (
      await page.request.get(`/api/money${path}`, { headers: await bearerOf(page.request, email) })
    ).json();
  return { email, payout, read };
}

const paidOut = async (reference: string) =>
  (await site.transfers()).filter((transfer) => transfer.reference === reference);

/** Each part of the desk at three widths, in both themes. */
async function lookAround(page: Page): Promise<void> {
  for (const part of ['payouts', 'refunds', 'disputes', 'cases', 'balances']) {
    await page.goto(`${DESK}&part=${part}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectNoSidewaysScroll(page, width);
    }
    await expectAccessibleInBothThemes(page);
  }
}

test('an administrator approves a payout above the limit, and it is paid once', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(followSystemTheme);
  const { payout, read } = await requestPayout(page);
  expect(await paidOut(payout.reference)).toEqual([]);
  await openAs(page, admin, DESK);
  await lookAround(page);
  await page.goto(DESK);
  await page.getByRole('button', { name: /^Approve the payout to / }).click();
  await page
    .getByRole('alertdialog', { name: 'Approve this payout?' })
    .getByRole('button', { name: /^Send ₦/ })
    .click();
  await expect(page.getByText('No payouts are waiting for approval.')).toBeVisible();
  await expect
    .poll(async () => (await paidOut(payout.reference)).map(({ status }) => status), {
      timeout: 30_000,
    })
    .toEqual(['success']);
  await expect.poll(async () => (await read('/')).on_its_way).toBe('0.00');
});

test('a refused payout is in the balance again, with the reason', async ({ page }) => {
  test.setTimeout(180_000);
  const { payout, read } = await requestPayout(page);
  await openAs(page, admin, DESK);
  await page.getByRole('button', { name: /^Refuse the payout to / }).click();
  const dialog = page.getByRole('dialog', { name: 'Refuse this payout?' });
  await dialog.getByLabel('Reason').fill('The event did not take place.');
  await dialog.getByRole('button', { name: 'Refuse Payout' }).click();
  await expect(page.getByText('No payouts are waiting for approval.')).toBeVisible();
  expect((await read('/')).available).toBe(payout.amount);
  const [refused] = (await read('/payouts/')).results;
  expect(refused.state).toBe('FAILED');
  expect(refused.problem).toContain('The event did not take place.');
  expect(await paidOut(payout.reference)).toEqual([]);
});
