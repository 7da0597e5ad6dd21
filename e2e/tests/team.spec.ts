import { expect, test, type Browser, type Page } from '@playwright/test';

import { confirmEmail, makeAccount, newPerson, signInAs, signInByApi } from '../support/accounts';
import { expectAccessible } from '../support/axe';
import { makeEvent } from '../support/events';
import { tabTo, typeInto } from '../support/keyboard';
import { linkMailedTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

/** A toast; it is also read out, with a word before it. */
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const tabsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
const invitationTo = async (page: Page, email: string) =>
  new URL(await linkMailedTo(page.request, email, /invites you to a team/)).pathname;

/** Signs a page in as a new organizer with two events, and opens their team. */
async function openOwnTeam(page: Page) {
  const owner = newPerson();
  await makeAccount(page.request, owner, 'ORGANIZER');
  await confirmEmail(page.request, owner.email);
  const first = await makeEvent(page.request, '0', 20, {}, owner.email);
  const second = await makeEvent(page.request, '0', 20, {}, owner.email);
  await signInByApi(page, owner.email);
  await page.goto('/dashboard?tab=team');
  await expect(page.getByRole('heading', { level: 1, name: 'Your team' })).toBeVisible();
  return { owner, first, second };
}

/** Somebody with an account, in a browser of their own. */
async function openHelper(browser: Browser) {
  const person = newPerson();
  const page = await (await browser.newContext()).newPage();
  await makeAccount(page.request, person);
  return { page, person };
}

async function invite(page: Page, email: string, role = 'Manager'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role').selectOption(role);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, `The invitation to ${email} is on its way.`)).toBeVisible();
}

test('door staff are invited to one event, join, are moved to another, and are removed', async ({
  page,
  browser,
}) => {
  const { first, second } = await openOwnTeam(page);
  const { page: helper, person } = await openHelper(browser);
  await expectAccessible(page);

  // With the keyboard alone.
  await typeInto(page, page.getByLabel('Email'), person.email);
  await tabTo(page, page.getByLabel('Role'));
  await page.keyboard.type('Door');
  await tabTo(page, page.getByRole('checkbox', { name: 'All events' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: first.title }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Send Invitation' }));
  await page.keyboard.press('Enter');
  const open = page.getByRole('list', { name: 'Open invitations' });
  await expect(open).toContainText(`Door, one event: ${first.title}`);

  await helper.goto(await invitationTo(page, person.email));
  await expect(helper.getByText(`Only for: ${first.title}.`)).toBeVisible();
  await expectAccessible(helper);
  await helper.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signInAs(helper, person.email);
  const join = helper.getByRole('button', { name: 'Join the Team' });
  await expect(join).toBeVisible();
  await tabTo(helper, join);
  await helper.keyboard.press('Enter');
  await expect(helper.getByRole('heading', { level: 1, name: 'Scan' })).toBeVisible();
  await expect(tabsOf(helper)).toHaveText(['Scan']);
  await expect(helper.getByLabel('Event')).toContainText(first.title);
  await expect(helper.getByLabel('Event')).not.toContainText(second.title);

  await page.reload();
  const name = `${person.firstName} ${person.lastName}`;
  await page.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Change ${name}` });
  await dialog.getByRole('checkbox', { name: first.title }).uncheck();
  await dialog.getByRole('checkbox', { name: second.title }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Door, one event: ${second.title}`)).toBeVisible();
  await helper.reload();
  await expect(helper.getByLabel('Event')).toContainText(second.title);
  await expect(helper.getByLabel('Event')).not.toContainText(first.title);

  for (const each of [page, helper]) {
    await each.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(each, 360);
  }

  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, `${name} is no longer in the team.`)).toBeVisible();
  // The door asks for its list every few seconds.
  await expect(helper.getByText(/^You’re no longer in .+’s team\.$/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(tabsOf(helper)).toContainText(['My Tickets']);
  await helper.context().close();
});

test('an invitation is for its address alone, and ends when it is withdrawn while open', async ({
  page,
  browser,
}) => {
  await openOwnTeam(page);
  const { page: helper, person } = await openHelper(browser);
  await invite(page, newPerson().email);
  const { page: other, person: stranger } = await openHelper(browser);
  await invite(page, person.email);
  const link = await invitationTo(page, person.email);

  await signInByApi(other, stranger.email);
  await other.goto(link);
  await expect(other.getByText(`you’re signed in as ${stranger.email}`)).toBeVisible();
  await expect(other.getByRole('button', { name: 'Join the Team' })).toBeHidden();
  await other.context().close();

  await signInByApi(helper, person.email);
  await helper.goto(link);
  await expect(helper.getByRole('button', { name: 'Join the Team' })).toBeVisible();
  await page.getByRole('button', { name: `Withdraw the invitation to ${person.email}` }).click();
  await expect(toast(page, `The invitation to ${person.email} has been withdrawn.`)).toBeVisible();
  await helper.getByRole('button', { name: 'Join the Team' }).click();
  await expect(helper.getByRole('alert')).toContainText('This invitation was withdrawn');
  await helper.goto('/dashboard');
  await expect(tabsOf(helper)).toContainText(['My Tickets']);
  await helper.context().close();
});

test('a member switches between teams, and leaves', async ({ page, browser }) => {
  const { owner, first } = await openOwnTeam(page);
  const { page: helper, person } = await openHelper(browser);
  await invite(page, person.email, 'Finance');
  await signInByApi(helper, person.email);
  await helper.goto(await invitationTo(page, person.email));
  await helper.getByRole('button', { name: 'Join the Team' }).click();
  await expect(tabsOf(helper)).toHaveText(['Overview', 'Ticket Sales', 'Analytics', 'Payouts']);
  await expect(helper.getByRole('link', { name: 'Create Event' })).toBeHidden();
  await expect(helper.getByText(first.title).first()).toBeAttached();

  await helper.getByLabel('Acting for').selectOption('Yourself');
  await expect(tabsOf(helper)).toContainText(['My Tickets']);
  await helper.getByLabel('Acting for').selectOption(`${owner.firstName} ${owner.lastName}`);
  await helper.getByRole('link', { name: 'Team', exact: true }).click();
  await helper.getByRole('button', { name: 'Leave Team…' }).click();
  await helper.getByRole('alertdialog').getByRole('button', { name: 'Leave Team' }).click();
  await expect(helper.getByText(/^You’ve left .+’s team\.$/)).toBeVisible();
  await expect(tabsOf(helper)).toContainText(['My Tickets']);
  await helper.context().close();
});
