import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent } from '@nzuko/contract/testing';

import { buildStatistics } from '../../../test/builders';
import { answer, openDashboard, setUpFakeApi } from '../../../test/renderScreen';
import { firstEventSteps } from './firstEventSteps';

setUpFakeApi();

const nobody = { is_verified: false, account: null, waiting: null };
const account = {
  bank: { code: '044', name: 'Access Bank' },
  last_digits: '0003',
  account_name: 'ADA OBI',
  paused_until: null,
};
const untouched = { available_capacity: 100, max_attendees: 100 };
const draft = buildEvent({ status: 'DRAFT', ...untouched });
const published = buildEvent(untouched);

beforeEach(() => {
  localStorage.clear();
  answer('/money/payout-account/', nobody);
  answer('/events/7/statistics/', buildStatistics());
});

const guide = () => screen.findByRole('region', { name: 'Your first event' });
const steps = async () =>
  within(await guide())
    .getAllByRole('heading', { level: 3 })
    .map((each) => each.textContent);

test('a new organizer sees four steps, and where the first is done', async () => {
  openDashboard('ORGANIZER');
  expect(await steps()).toEqual([
    'Create your event',
    'Publish it',
    'Say where your money goes',
    'Share it and get your first booking',
  ]);
  expect(within(await guide()).getByText('0 of 4 steps done')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create your event' })).toHaveAttribute(
    'href',
    '/events/create-event',
  );
  // Nothing can be published or shared before there is an event.
  expect(screen.queryByRole('link', { name: 'Publish it' })).not.toBeInTheDocument();
});

test('the steps follow what the organizer has done', async () => {
  answer('/events/my_events/', [draft]);
  openDashboard('ORGANIZER');
  expect((await steps())[0]).toBe('Create your event (done)');
  expect(screen.getByRole('link', { name: 'Publish it' })).toHaveAttribute(
    'href',
    '/events/7/edit',
  );
});

test.each([
  [true, 'Then anyone can find and book it.'],
  [false, 'Once you confirm your email address, anyone can find it.'],
])('with an address that is confirmed (%j), publishing promises: %s', (isVerified, words) => {
  const [, publishing] = firstEventSteps([], { hasAccount: false, isVerified }, '/p');
  expect(publishing?.text).toMatch(words);
});

test('it goes away on request, on this device, for this person', async () => {
  openDashboard('ORGANIZER').unmount();
  const { unmount } = openDashboard('ORGANIZER');
  await userEvent.click(within(await guide()).getByRole('button', { name: 'Hide This Guide' }));
  expect(screen.queryByText('Your first event')).not.toBeInTheDocument();
  expect(screen.getByText('You have no events yet')).toBeInTheDocument();
  unmount();
  openDashboard('ORGANIZER');
  expect(await screen.findByText('You have no events yet')).toBeInTheDocument();
  expect(screen.queryByText('Your first event')).not.toBeInTheDocument();
});

test.each(['ATTENDEE', 'ADMIN'] as const)('an %s has no guide', async (role) => {
  openDashboard(role);
  await screen.findByText(role === 'ADMIN' ? 'You have no events yet' : 'No upcoming events');
  expect(screen.queryByText('Your first event')).not.toBeInTheDocument();
});

test('who has published two events knows the way', async () => {
  answer('/events/my_events/', [published, buildEvent({ id: 8, ...untouched })]);
  openDashboard('ORGANIZER');
  await screen.findByRole('heading', { name: 'Statistics' });
  expect(screen.queryByText('Your first event')).not.toBeInTheDocument();
});

test('it is over once all four are done', async () => {
  answer('/events/my_events/', [{ ...published, available_capacity: 99 }]);
  answer('/money/payout-account/', { ...nobody, account });
  openDashboard('ORGANIZER');
  expect(await screen.findByRole('heading', { name: 'Statistics' })).toBeInTheDocument();
  expect(await screen.findByText('Total Tickets')).toBeInTheDocument();
  expect(screen.queryByText('Your first event')).not.toBeInTheDocument();
});

test('without an answer about the bank account, its step stays open', () => {
  const paid = buildEvent({ ...untouched, ticket_price: '1500.00' });
  paid.ticket_types = paid.ticket_types.map((type) => ({ ...type, price: '1500.00' }));
  const done = (hasAccount?: boolean) =>
    firstEventSteps([paid], { hasAccount, isVerified: true }, '/p').map(({ isDone }) => isDone);
  expect(done()).toEqual([true, true, false, false]);
  expect(done(true)).toEqual([true, true, true, false]);
});

test('the first booking stays done once the event is cancelled', () => {
  const cancelled = buildEvent({ ...untouched, status: 'CANCELLED' });
  const states = firstEventSteps([cancelled], { hasAccount: true, isVerified: true }, '/p');
  expect(states.map(({ isDone }) => isDone)).toEqual([true, true, true, true]);
});

test('free tickets need no bank account', () => {
  const free = buildEvent({ ...untouched, ticket_price: '0.00' });
  free.ticket_types = free.ticket_types.map((type) => ({ ...type, price: '0.00' }));
  const [, , money] = firstEventSteps([free], { hasAccount: false, isVerified: true }, '/p');
  expect(money).toMatchObject({
    isDone: true,
    text: 'Your tickets are free, so you need no bank account.',
  });
});
