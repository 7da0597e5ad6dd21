import { screen, within } from '@testing-library/react';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { field, fillDraft, open, setUpCreateEvent } from '../../test/createEventPage';

setUpCreateEvent();

const suspension = { since: '2031-03-01T08:00:00.000Z', reason: 'Tickets for an unbooked hall' };
const suspended = buildUser({ role: 'ORGANIZER', suspension });

test('a suspended account reads since when and why, and gets no form that nobody would take', async () => {
  signInAs(suspended);
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Create an event' })).toBeVisible();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Your account is suspended')).toBeVisible();
  expect(notice.getByText(/^Since Sat, 1 Mar 2031/)).toBeVisible();
  expect(notice.getByText(suspension.reason)).toBeVisible();
  expect(notice.getByText(/can’t create events/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Event' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish Event' })).not.toBeInTheDocument();
});

test('what was typed before is there again once the suspension is lifted', async () => {
  const { unmount } = open();
  await fillDraft();
  unmount();
  signInAs(suspended);
  const second = open();
  expect(await screen.findByText('Your account is suspended')).toBeVisible();
  second.unmount();
  signInAs(buildUser({ role: 'ORGANIZER' }));
  open();
  expect(field(/^Title/)).toHaveValue('Owambe Night');
});
