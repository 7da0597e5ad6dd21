import { expect, test, type Browser, type Page } from '@playwright/test';

import { confirmEmail, makeAccount, newPerson, openAs } from '../support/accounts';
import { expectAccessibleInBothThemes, followSystemTheme } from '../support/axe';
import { makeEvent } from '../support/events';
import { tabTo, typeInto } from '../support/keyboard';
import { expectMailTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

const admin = 'admin@demo.test';

async function makeOwnEvent(page: Page) {
  const owner = newPerson();
  await makeAccount(page.request, owner, 'ORGANIZER');
  await confirmEmail(page.request, owner.email);
  return makeEvent(page.request, '0', 20, {}, owner.email);
}

/** A visitor's report, through the API. */
async function report(page: Page, eventId: number): Promise<void> {
  const answer = await page.request.post(`/api/events/${eventId}/reports/`, {
    data: {
      report_reason: 'scam',
      message: 'Nobody at the venue knows of it.',
      email: newPerson().email,
    },
  });
  expect(answer.status()).toBe(202);
}

/** An administrator in a browser of their own, at the case of an event. */
async function openCase(browser: Browser, title: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, admin, '/dashboard?tab=reports');
  const waiting = page.getByRole('table', { name: 'reported events' });
  await waiting.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return page;
}

test('a visitor reports an event by keyboard, and an administrator suspends it from there', async ({
  page,
  browser,
}) => {
  await page.addInitScript(followSystemTheme);
  await page.setViewportSize({ width: 320, height: 700 });
  const { title, path } = await makeOwnEvent(page);
  const { email } = newPerson();
  await page.goto(path);

  const opener = page.getByRole('button', { name: 'Report This Event' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this event' });
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page, 320);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('radio').first());
  await page.keyboard.press('Space');
  await typeInto(page, dialog.getByLabel('What happened?'), 'Nobody at the venue knows of it.');
  await typeInto(page, dialog.getByLabel('Your email'), email);
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', { name: 'Thank you for telling us' });
  await expect(thanks.getByText(/email you when we have/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const desk = await openCase(browser, title);
  await expect(desk.getByRole('article')).toContainText('Nobody at the venue knows of it.');
  await expect(desk.getByRole('link', { name: email })).toBeVisible();
  await desk.getByRole('button', { name: 'Suspend Event' }).click();
  const suspend = desk.getByRole('dialog', { name: `Suspend ${title}?` });
  await suspend.getByLabel('Reason').fill('The venue hasn’t been booked');
  await suspend.getByRole('button', { name: 'Suspend Event' }).click();
  await expect(desk.getByText(/suspended this event just now$/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Booking is paused')).toBeVisible();
  await expectMailTo(page.request, email, /^Your report about an event/);
});

test('the second administrator learns what the first one did', async ({ page, browser }) => {
  const { id, title } = await makeOwnEvent(page);
  await report(page, id);
  const [first, second] = [await openCase(browser, title), await openCase(browser, title)];

  await first.addInitScript(followSystemTheme);
  await first.reload();
  await expect(first.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessibleInBothThemes(first);
  for (const width of [320, 768, 1440]) {
    await first.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(first, width);
  }

  for (const desk of [first, second]) {
    await desk.getByRole('button', { name: 'Dismiss Reports' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Dismiss these reports?' });
    await dialog.getByLabel('Note').fill('The venue is real');
    await dialog.getByRole('button', { name: 'Dismiss Reports' }).click();
  }
  await expect(first.getByText(/ dismissed this just now$/)).toBeVisible();
  const refusal = second.getByText(/ dismissed these reports already, on .+: The venue is real$/);
  await expect(refusal).toBeVisible();
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByText(/ dismissed this /)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Suspend Event' })).toHaveCount(0);
});

test('a suspended account reads why, and keeps its tickets', async ({ page, browser }) => {
  await page.addInitScript(followSystemTheme);
  const person = newPerson();
  await makeAccount(page.request, person, 'ORGANIZER');
  await openAs(page, person.email, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await openAs(desk, admin, '/dashboard');
  const tokens = (name: string) => desk.evaluate((key) => localStorage.getItem(key), name);
  const profile = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('event_access_token')}`;
    return (await fetch('/api/auth/profile/', { headers: { authorization } })).json();
  });
  const suspended = await desk.request.post(`/api/desk/accounts/${profile.id}/suspend/`, {
    headers: { authorization: `Bearer ${await tokens('event_access_token')}` },
    data: { reason: 'Tickets for a hall that nobody has booked' },
  });
  expect(suspended.status()).toBe(200);

  await page.reload();
  await expect(page.getByText('Your account is suspended', { exact: true })).toBeVisible();
  await expect(page.getByText('Tickets for a hall that nobody has booked')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, 320);
  await expectAccessibleInBothThemes(page);
});
