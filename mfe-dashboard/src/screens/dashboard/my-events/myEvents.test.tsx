import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

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
  await userEvent.click(screen.getByRole('button', { name: 'Show all 5 events' }));
  expect(titles()).toHaveLength(5);
});

test('an organizer with an unconfirmed address reads what that costs, and the way out', async () => {
  answer('/events/my_events/', [buildEvent({ is_unlisted: true })]);
  open();
  expect(await screen.findByText(/sells at most 10 tickets/)).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Send the confirmation mail again' }),
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
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
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
