import { expect, test, type Page } from '@playwright/test';

import { makeAccount, newPerson, openAs } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bearerOf, makeEvent } from '../support/events';
import { tabTo, typeInto } from '../support/keyboard';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const admin = 'admin@demo.test';
const FIND = '/dashboard?view=desk';

const search = (page: Page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' });

async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, width);
  }
}

/** Answers the open dialog’s question by keyboard alone. */
async function giveReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel('Reason'), reason);
  await tabTo(page, dialog.getByRole('button', { name: /^(Suspend Account|Lift Suspension)$/ }));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('an administrator finds a person by part of their address, suspends them and lifts it, by keyboard', async ({
  page,
}) => {
  const person = newPerson();
  await makeAccount(page.request, person);
  await openAs(page, admin, FIND);
  await expect(page.getByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
  await typeInto(page, search(page), person.email.slice(0, 12));
  const found = page.getByRole('table', { name: 'people' }).getByRole('link');
  await expect(found).toHaveText(['Amara Eze']);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await tabTo(page, found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Eze' })).toBeVisible();
  await expect(page.getByText('Not verified')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await tabTo(page, page.getByRole('button', { name: 'Suspend Account' }));
  await page.keyboard.press('Enter');
  await giveReason(page, 'Somebody else’s account');
  await expect(page.getByText('Suspended by Nkechi Obi: Somebody else’s account')).toBeVisible();
  const bearer = { headers: await bearerOf(page.request, person.email) };
  expect((await page.request.get('/api/teams/', bearer)).status()).toBe(403);

  await tabTo(page, page.getByRole('button', { name: 'Lift the suspension of Amara Eze' }));
  await page.keyboard.press('Enter');
  await giveReason(page, 'It is theirs');
  await expect(page.getByRole('button', { name: 'Suspend Account' })).toBeVisible();
  expect((await page.request.get('/api/teams/', bearer)).status()).toBe(200);

  await page.getByRole('link', { name: 'Their record' }).click();
  const entries = page.getByRole('table', { name: 'entries' }).getByRole('rowheader');
  await expect(entries.first()).toContainText('Lifted the account’s suspension');
  await expect(entries.filter({ hasText: 'Looked at the account' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Remove the filter Account: Amara Eze' }).click();
  await expect(page).toHaveURL(/tab=record$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(search(page)).toHaveValue(person.email.slice(0, 12));
  await expect(found).toHaveText(['Amara Eze']);
});

test('an administrator finds an order by the reference of its payment, and the payment by it too', async ({
  page,
}) => {
  const { id, title } = await makeEvent(page.request, '2500.00');
  const buyer = newPerson();
  await makeAccount(page.request, buyer);
  const headers = await bearerOf(page.request, buyer.email);
  const bought = await page.request.post('/api/tickets/purchase/', {
    headers,
    data: { event_id: id, ticket_type: 'STANDARD' },
  });
  const ticket = await bought.json();
  const begun = await page.request.post('/api/payments/initiate/', {
    headers,
    data: { ticket_id: ticket.id },
  });
  expect(begun.status(), await begun.text()).toBe(200);
  const { reference } = await begun.json();

  await openAs(page, admin, `${FIND}&kind=orders`);
  await search(page).fill(reference);
  await page.getByRole('link', { name: `Order ${ticket.order.id}` }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: `Order ${ticket.order.id}` }),
  ).toBeVisible();
  await expect(page.getByText(ticket.ticket_number)).toBeVisible();
  await expect(page.getByRole('table', { name: 'payments' })).toContainText(reference);
  await expect(page.getByRole('link', { name: title })).toHaveAttribute('href', `/events/${id}`);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.goBack();
  await expect(search(page)).toHaveValue(reference);
  await page.getByRole('tab', { name: 'Payments' }).click();
  const payments = page.getByRole('table', { name: 'payments' });
  await expect(payments).toContainText('₦2,500');
  await expect(payments).toContainText('Not paid yet');
});
