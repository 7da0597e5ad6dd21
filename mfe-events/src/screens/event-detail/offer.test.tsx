import { screen, within } from '@testing-library/react';
import { buildEvent, daysFromNow } from '@nzuko/contract/testing';

import type { Event } from '../../api/eventsApi';
import { buildPaidEvent } from '../../test/builders';
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

test('a sold-out event has no tickets left for now, and doesn’t say that its sale is closed', async () => {
  await open(buildEvent({ available_capacity: 0 }));
  expect(screen.getByRole('heading', { name: 'No tickets left for now' })).toBeVisible();
  expect(
    screen.getByText(/^Every seat is taken\. Seats come back when somebody cancels, so/),
  ).toBeVisible();
  expect(screen.queryByText(/sales have closed/)).not.toBeInTheDocument();
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
  expect(types.getAllByText('Booking paused')).toHaveLength(2);
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Booking is paused' })).toBeVisible();
  expect(screen.getByText(/Tickets already booked aren’t affected\.$/)).toBeVisible();
});

test('types of an organizer who has an address to confirm are held back, not sold out', async () => {
  const type = { price: '0.00', available: 0 };
  await open(
    buildEvent({
      is_unlisted: true,
      ticket_types: [
        { ...type, ticket_type: 'STANDARD' },
        { ...type, ticket_type: 'VIP', sale_ends_at: daysFromNow(-1) },
      ],
    }),
  );
  const types = within(screen.getByRole('list', { name: 'Ticket types' }));
  expect(types.getByText('Booking on hold')).toBeVisible();
  expect(types.getByText(/^Sale ended /)).toBeVisible();
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Booking is on hold' })).toBeVisible();
  expect(fact('Seats left')).toBeUndefined();
});

test.each<[string, Partial<Event>]>([
  ['cancelled', { status: 'CANCELLED' }],
  ['past', { end_date: daysFromNow(-1) }],
])('the page of a %s event mentions neither seats nor refunds', async (_what, overrides) => {
  await open(buildPaidEvent('1500.50', overrides));
  expect(fact('Max attendees')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add to Calendar' })).not.toBeInTheDocument();
  expect(fact('Seats left')).toBeUndefined();
  expect(fact('Refunds')).toBeUndefined();
});

test.each<[string, Event, boolean]>([
  ['was to be paid for promises refunds', buildPaidEvent('1500.50', { status: 'CANCELLED' }), true],
  ['was free promises none', buildEvent({ status: 'CANCELLED' }), false],
])('a cancelled event that %s', async (_what, event, isPromised) => {
  await open(event);
  expect(screen.getByRole('heading', { name: 'This event won’t take place' })).toBeVisible();
  const refunds = screen.queryByText(/Everyone who paid here gets a refund\.$/);
  expect(refunds !== null).toBe(isPromised);
});

test.each<[string, Partial<Event>]>([
  ['has begun', { start_date: daysFromNow(-0.01) }],
  ['is suspended', { is_suspended: true }],
])('the page of an event that %s mentions refunds, but no seats', async (_what, overrides) => {
  await open(buildPaidEvent('1500.50', overrides));
  expect(fact('Seats left')).toBeUndefined();
  expect(fact('Refunds')).toHaveTextContent('Refund less payment fees if you cancel');
});

test('a price on top of which the buyer pays fees says so', async () => {
  const type = { ticket_type: 'VIP', price: '15000.50', available: 30 } as const;
  await open(
    buildPaidEvent('5000.00', {
      fees_borne_by: 'BUYER',
      ticket_types: [
        { ...type, fees: ['329.96'] },
        { ...type, ticket_type: 'STANDARD', price: '0.00' },
      ],
    }),
  );
  expect(screen.getByText('VIP').closest('li')).toHaveTextContent('VIP: ₦15,000.50 + fees');
  expect(screen.getByText('Standard').closest('li')).toHaveTextContent('Standard: Free, 30');
});
