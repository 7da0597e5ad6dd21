import { expect, test } from '@playwright/test';

import {
  confirmEmail,
  makeAccount,
  newPerson,
  openAs,
  openAsNew,
  password,
  signInByApi,
} from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { bookPaid, makeEvent, organizer } from '../support/events';
import { codeMailedTo } from '../support/outbox';

/** Numbers that the sandbox's banks know, by the name of their holder. */
const TUNDES = '0987650001';
const CHIDIS = '0987650003';

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an organizer adds a payout account, and the label appears on their event', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = { ...newPerson(), firstName: 'Chidi', lastName: 'Okafor' };
  await makeAccount(page.request, person, 'ORGANIZER');
  await confirmEmail(page.request, person.email);
  await signInByApi(page, person.email);
  const signedIn = await page.request.post('/api/auth/token/', {
    data: { email: person.email, password },
  });
  const event = await page.request.post('/api/events/', {
    headers: { Authorization: `Bearer ${(await signedIn.json()).access}` },
    data: {
      title: `Payout night ${person.username}`,
      description: 'An evening for a test to sell.',
      location: 'Civic Tower, Victoria Island, Lagos',
      category: 'Technology',
      start_date: soon(20),
      end_date: soon(20.2),
      max_attendees: 20,
      ticket_price: '2500.00',
      status: 'PUBLISHED',
    },
  });
  const eventPath = `/events/${(await event.json()).id}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(eventPath);
  await expect(visitor.getByText('Chidi Okafor', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Verified Organizer')).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?tab=payouts');
  await page.getByLabel('Bank').selectOption('Access Bank');
  await page.getByLabel('Account number').fill(TUNDES);
  await page.getByRole('button', { name: 'Check Account' }).click();
  await expect(page.getByText(/This account belongs to TUNDE BELLO/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Account number').fill(CHIDIS);
  await page.getByRole('button', { name: 'Check Account' }).click();
  await expect(page.getByText('CHIDI OKAFOR', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const code = await codeMailedTo(page.request, person.email, /^Your code to confirm/);
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm Account' }).click();
  await expect(page.getByText('You have 4 tries left.', { exact: false })).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm Account' }).click();
  await expect(page.getByText('Verified Organizer')).toBeVisible();
  await expect(page.getByText(/payouts are paused until/)).toBeVisible();
  await expectAccessible(page);

  await visitor.goto(eventPath);
  await expect(visitor.getByText('Verified Organizer')).toBeVisible();
});

test('an organizer sees what an event has earned, and when it is due', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const event = await makeEvent(page.request, '2500.00');
  await openAsNew(page, event.path);
  const tab = await bookPaid(page);
  await tab.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog', { name: 'You’re going!' })).toBeVisible();

  const owner = await (await browser.newContext()).newPage();
  await owner.setViewportSize({ width: 360, height: 740 });
  await openAs(owner, organizer, '/dashboard?tab=payouts');
  const row = owner.getByRole('row', { name: new RegExp(event.title) });
  await expect(row.getByText(/After the event, from/)).toBeVisible();
  await expectAccessible(owner);
  await row.getByRole('link', { name: event.title }).click();
  await expect(owner.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(owner.getByText('Sold', { exact: true }).locator('+ dd')).toHaveText('₦2,500');
  await expect(owner.getByRole('row', { name: /Standard/ })).toBeVisible();
  await expectAccessible(owner);
});
