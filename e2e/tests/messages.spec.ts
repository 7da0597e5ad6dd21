import { expect, test } from '@playwright/test';

import { expectAccessible } from '../support/axe';
import { eventWithTickets } from '../support/door';
import { tabTo, typeInto } from '../support/keyboard';
import { linkMailedTo } from '../support/outbox';
import { expectNoSidewaysScroll } from '../support/sidewaysScroll';

test('an organizer writes to an event’s attendees, who get it on the site and by email', async ({
  page,
  browser,
}) => {
  const { eventId, title, person, attendee } = await eventWithTickets(page, browser);
  await page.goto(`/dashboard?tab=messages&event=${eventId}`);
  await expect(page.getByText('Goes to 1 person, here and by email.')).toBeVisible();
  await expectAccessible(page);

  // With the keyboard alone.
  const subject = `Doors of ${title}`;
  await typeInto(page, page.getByRole('textbox', { name: 'Subject' }), subject);
  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Message' }),
    'Come by the <b>side gate</b>.',
  );
  await tabTo(page, page.getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Send to 1 person?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, question.getByRole('button', { name: 'Send', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/mailed to 1 person, read here by 0/)).toBeVisible();

  expect(await linkMailedTo(page.request, person.email, new RegExp(subject))).toContain(
    `/events/${eventId}`,
  );

  await attendee.goto('/dashboard');
  const way = attendee.getByRole('link', { name: 'Messages 1 unread' });
  await way.click();
  await expect(attendee.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(attendee);
  await tabTo(attendee, attendee.locator('summary'));
  await attendee.keyboard.press('Enter');
  await expect(attendee.getByText('Come by the <b>side gate</b>.')).toBeVisible();
  await expect(attendee.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  await expect(attendee.getByText('New', { exact: true })).toBeHidden();

  await page.reload();
  await expect(page.getByText(/mailed to 1 person, read here by 1/)).toBeVisible();
  for (const each of [page, attendee]) {
    await each.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(each, 360);
  }
  await attendee.context().close();
});
