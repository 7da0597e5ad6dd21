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
