import { screen, within } from '@testing-library/react';
import { buildEvent } from '@nzuko/contract/testing';

import type { Event } from '../../api/eventsApi';
import { openEvent, setUpFakeApi } from '../../test/renderScreen';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();

const open = (event: Event) => openEvent(<EventDetailScreen />, event);
const fact = (name: string) => screen.queryByText(name, { selector: 'dt' })?.nextElementSibling;

test('no more seats are promised than the types’ quotas leave', async () => {
  await open(
    buildEvent({
      available_capacity: 100,
      ticket_types: [
        { ticket_type: 'STANDARD', price: '0.00', available: 60, quota: 60 },
        { ticket_type: 'VIP', price: '0.00', available: 30, quota: 30 },
      ],
    }),
  );
  expect(within(screen.getByRole('banner')).getByText('90 seats left')).toBeInTheDocument();
  expect(fact('Seats left')).toHaveTextContent('90');
});

test('a suspended event’s types are paused, not sold out', async () => {
  const type = { price: '0.00', available: 0 };
  await open(
    buildEvent({
      is_suspended: true,
      ticket_types: [
        { ...type, ticket_type: 'STANDARD' },
        { ...type, ticket_type: 'VIP' },
      ],
    }),
  );
  const types = within(screen.getByRole('list', { name: 'Ticket types' }));
  expect(types.getAllByText('Sales paused')).toHaveLength(2);
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
});
