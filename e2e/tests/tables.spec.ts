import { expect, test, type Page } from '@playwright/test';

import { makeAccount, newPerson, signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookTicket, createEvent } from '../support/dashboard';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const organizer = 'organizer@demo.test';

/** The headers that are seen, without those for screen readers only. */
const headersOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('th[scope=col]')]
      .filter((header) => header.getBoundingClientRect().width > 1)
      .map((header) => header.textContent),
  );

test('Ticket Sales chooses its columns by its width, and a row shows the others', async ({
  page,
  browser,
}) => {
  await signInByApi(page, organizer);
  const title = `Wide night ${Date.now()}`;
  const eventId = await createEvent(page, title);
  const buyer = await (await browser.newContext()).newPage();
  const person = newPerson();
  await makeAccount(buyer.request, person);
  await signInByApi(buyer, person.email);
  await bookTicket(buyer, eventId);
  await buyer.context().close();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/dashboard?tab=ticket-sales&event=${eventId}`);
  const row = page.getByRole('row', { name: new RegExp(person.email) });
  const details = row.getByRole('button', { name: /^Details/ });
  await expect(row.getByText(title)).toBeVisible();
  await expect(details).toHaveCount(0);
  expect(await headersOf(page)).toEqual([
    'Holder',
    'Ticket',
    'Booked',
    'Status',
    'Price',
    'Actions',
  ]);

  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(row.getByText(title)).toBeVisible();
  await expect(row.getByText('Free')).toBeHidden();
  expect(await headersOf(page)).toEqual(['Details', 'Holder', 'Ticket', 'Status', 'Actions']);
  await details.click();
  await expect(row.getByText('Free')).toBeVisible();
  await expectNoSidewaysScroll(page, 1024);
  await expectAccessible(page);
  await details.click();
  await expect(row.getByText('Free')).toBeHidden();
});
