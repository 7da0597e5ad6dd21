import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../../../api/eventsApi';
import { buildTicket } from '../../../test/builders';
import { answer, openDashboard, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const five = [1, 2, 3, 4, 5].map((id) =>
  buildEvent({
    id,
    title: `Event ${id}`,
    created_at: daysFromNow(-id),
    status: id === 5 ? 'DRAFT' : 'PUBLISHED',
    location: id === 4 ? 'Ibadan Dome' : 'Yaba',
  }),
);
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const open = (query = '') => openDashboard('ORGANIZER', `?tab=my-events${query}`);

test('My Events shows the 3 newest, and all on request', async () => {
  answer('/events/my_events/', five);
  open();
  expect(await screen.findByText('The 3 newest of 5')).toBeInTheDocument();
  expect(titles()).toEqual(['Event 1', 'Event 2', 'Event 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show All 5 Events' }));
  expect(titles()).toHaveLength(5);
});

test('an organizer with an unconfirmed address reads what that costs, and the way out', async () => {
  answer('/events/my_events/', [buildEvent({ is_unlisted: true })]);
  open();
  expect(await screen.findByText(/sells at most 10 tickets/)).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Send the Confirmation Mail Again' }),
  ).toBeInTheDocument();
});

test('a filter covers all of them', async () => {
  answer('/events/my_events/', five);
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Draft');
  expect(titles()).toEqual(['Event 5']);
  expect(screen.getByText('1 of 5 events')).toBeInTheDocument();
});

test('the search matches the location, 300 ms after the last key', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  answer('/events/my_events/', five);
  open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'ibadan');
  expect(titles()).toHaveLength(3);
  expect(await screen.findByText('1 of 5 events')).toBeInTheDocument();
  expect(titles()).toEqual(['Event 4']);
});

test('filters that find nothing can be cleared', async () => {
  answer('/events/my_events/', five);
  open('&status=CANCELLED');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear Filters' }));
  expect(titles()).toHaveLength(3);
});

test('a card shows state, seats taken and View Details', async () => {
  answer('/events/my_events/', [buildEvent({ max_attendees: 120, available_capacity: 80 })]);
  open();
  expect(await screen.findByText('40 of 120 seats taken')).toBeInTheDocument();
  expect(screen.getByText('Published', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Details: Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/7',
  );
});

test('Create Event leads to the form', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Create Event' })).toHaveAttribute(
    'href',
    '/events/create-event',
  );
});

test.each<[string, Partial<Event>, string | null]>([
  ['a published event', {}, '/events?organizer=3'],
  ['only drafts', { status: 'DRAFT' }, null],
  ['an event that nobody finds yet', { is_unlisted: true }, null],
])('with %s, the public page is linked, if it has something', async (_case, event, href) => {
  answer('/events/my_events/', [buildEvent(event)]);
  open();
  await screen.findByRole('heading', { level: 2, name: 'Lagos React Meetup' });
  const link = screen.queryByRole('link', { name: 'Public Page' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test('Failed to load events shows with Try Again', async () => {
  answer('/events/my_events/', {}, 500);
  open();
  expect(await screen.findByText('Failed to load events. Please try again.')).toBeInTheDocument();
  answer('/events/my_events/', five);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The 3 newest of 5')).toBeInTheDocument();
});

test('an attendee’s My Events are the events of the tickets, each once', async () => {
  answer('/tickets/', [buildTicket({ id: 1 }), buildTicket({ id: 2 })]);
  openDashboard('ATTENDEE', '?tab=my-events');
  expect(await screen.findByText('2 tickets')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/7',
  );
});

test('tickets that await payment are counted apart from those that one has', async () => {
  const unpaid = { status: 'PENDING' as const, qr_payload: null };
  answer('/tickets/', [
    buildTicket({ id: 1, ...unpaid }, { id: 7, title: 'Unpaid Night' }),
    buildTicket({ id: 2, ...unpaid }, { id: 7, title: 'Unpaid Night' }),
    buildTicket({ id: 3 }, { id: 8, title: 'Mixed Night' }),
    buildTicket({ id: 4, ...unpaid }, { id: 8, title: 'Mixed Night' }),
  ]);
  openDashboard('ATTENDEE', '?tab=my-events');
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('li') as HTMLElement;
  const first = await row('Unpaid Night');
  const second = await row('Mixed Night');
  expect(first).toHaveTextContent(/2 awaiting payment$/);
  expect(first).not.toHaveTextContent(/tickets/);
  expect(second).toHaveTextContent(/1 ticket1 awaiting payment$/);
});

test.each([
  [1, '1 published, 1 draft, 0 cancelled'],
  [2, '1 published, 2 drafts, 0 cancelled'],
])('with %s drafts, it says so', async (drafts, summary) => {
  const draft = Array.from({ length: drafts }, (_, index) =>
    buildEvent({ id: 8 + index, status: 'DRAFT' }),
  );
  answer('/events/my_events/', [buildEvent(), ...draft]);
  open();
  expect(await screen.findByText(summary)).toBeInTheDocument();
});

test('while all events are shown, nothing is said of the newest', async () => {
  answer('/events/my_events/', five.slice(0, 3));
  open();
  expect(await screen.findByRole('heading', { name: 'Event 3' })).toBeInTheDocument();
  expect(screen.queryByText(/newest of/)).not.toBeInTheDocument();
});

test('a cancelled event has no seats to count: its orders are still being ended', async () => {
  answer('/events/my_events/', [
    buildEvent({ status: 'CANCELLED', max_attendees: 100, available_capacity: 96 }),
  ]);
  open();
  expect(await screen.findByText('Cancelled', { selector: 'span' })).toBeInTheDocument();
  expect(screen.queryByText(/seats taken/)).not.toBeInTheDocument();
});

test('a suspended event says so on its card, and above all of them what that means', async () => {
  answer('/events/my_events/', [buildEvent({ is_suspended: true }), buildEvent({ id: 8 })]);
  open();
  expect(await screen.findByText('Suspended', { selector: 'span' })).toBeInTheDocument();
  expect(screen.getAllByText('Published', { selector: 'span' })).toHaveLength(1);
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('Lagos React Meetup is suspended')).toBeInTheDocument();
  expect(
    notice.getByText(/^Nobody can book it, and any money it has earned is held/),
  ).toBeInTheDocument();
  expect(notice.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact?topic=problem',
  );
});
