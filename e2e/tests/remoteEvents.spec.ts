import { expect, test } from '@playwright/test';

import { makeAccount, newPerson, signInByApi } from '../support/accounts';
import { makeEvent } from '../support/events';
import { isolationPage } from '../support/isolationPage';

// Decision 0115: remotes tell each other what has happened, so that none shows what another has just changed.

test('an event saved on its page is in the dashboard’s favorites at once, and one removed there is no longer saved on its page', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await makeAccount(request, person);
  const event = await makeEvent(request, '0');
  await signInByApi(page, person.email);
  await page.goto(`/events/${event.id}`);
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  const save = page.getByRole('button', { name: 'Save Event' });
  await expect(save).toBeVisible();

  // From here on both remotes have asked for the list.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Favorites' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible();
  const favorite = page.getByRole('main').getByRole('link', { name: event.title });
  await expect(page.getByRole('main')).toContainText(/save/i);
  await expect(favorite).toHaveCount(0);

  await page.goBack();
  await page.goBack();
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/saved/') && answer.request().method() === 'PUT',
  );
  await save.click();
  await saved;
  await page.goForward();
  await page.goForward();
  await expect(favorite).toBeVisible();

  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: `Saved: ${event.title}` }).click();
  await removed;
  await page.goBack();
  await page.goBack();
  await expect(save).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameLoad') as boolean)).toBe(true);
});

test('the isolation page shows what a remote tells others, and tells it what it wants to be told', async ({
  page,
}) => {
  await page.goto(`${await isolationPage(page, 'events')}?route=/events/2&as=attendee`);
  await expect(page.getByText('event.saved@1 has not been published')).toBeVisible();
  await page.getByRole('button', { name: 'Save Event' }).click();
  await expect(page.getByText('event.saved@1 said {"eventId":2,"isSaved":true}')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().endsWith('/events/saved/'));
  await page.getByRole('button', { name: 'Send event.saved@1' }).click();
  await asked;
});
