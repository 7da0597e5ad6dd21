import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { answer, openDashboard, setUpFakeApi } from '../../test/renderScreen';

setUpFakeApi();

const event = buildEvent({
  ticket_types: [
    { ticket_type: 'STANDARD', price: '0.00', available: 80 },
    { ticket_type: 'VIP', price: '15000.50', available: 10 },
  ],
});

describe('an event with free and paid tickets says so', () => {
  beforeEach(() => {
    answer('/events/', buildPage([event]));
    answer('/events/my_events/', [event]);
    answer('/events/saved/', [event]);
  });

  test.each([
    ['Recent Events', 'ATTENDEE', ''],
    ['Discover Events', 'ATTENDEE', '?tab=discover'],
    ['Favorites', 'ATTENDEE', '?tab=favorites'],
    ['My Events', 'ORGANIZER', '?tab=my-events'],
  ] as const)('in %s', async (_where, role, query) => {
    openDashboard(role, query);
    expect(await screen.findByText('Free and paid')).toBeInTheDocument();
  });

  test('in the header search', async () => {
    openDashboard('ATTENDEE', '?tab=my-tickets');
    await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'react');
    expect(await screen.findByRole('option')).toHaveTextContent('Free and paid');
  });
});

test('a draft without a price has “No price yet” in My Events', async () => {
  answer('/events/my_events/', [buildEvent({ status: 'DRAFT', undecided: ['ticket_price'] })]);
  openDashboard('ORGANIZER', '?tab=my-events');
  expect(await screen.findByText('No price yet')).toBeInTheDocument();
});
