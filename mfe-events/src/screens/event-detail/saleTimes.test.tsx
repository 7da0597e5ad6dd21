import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();
beforeEach(() => jest.useFakeTimers({ now: Date.parse('2031-02-01T07:00:00.000Z') }));

const eventWith = (available: number, sale: object) =>
  buildEvent({
    start_date: '2031-03-01T08:00:00.000Z',
    end_date: '2031-03-01T14:00:00.000Z',
    ticket_types: [
      {
        ticket_type: 'STANDARD',
        price: '0.00',
        available,
        sale_starts_at: '2031-02-01T08:00:00.000Z',
        sale_ends_at: '2031-02-01T10:00:00.000Z',
        ...sale,
      },
    ],
  });
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
/** Serves an event whose type has so many seats on sale; returns how often it was asked for. */
function serveSeats(available: number, sale = {}) {
  let asks = 0;
  server.use(
    http.get('/api/events/7/', () => {
      asks += 1;
      return HttpResponse.json(eventWith(available, sale));
    }),
  );
  return () => asks;
}

async function open() {
  renderScreen(<EventDetailScreen />, { path: '/events/7', route: '/events/:id' });
  await screen.findByRole('heading', { level: 1 });
}

test('an open page offers the tickets once their sale starts, and not what has ended since when it is looked at again', async () => {
  serveSeats(0);
  await open();
  serveSeats(80);
  await pass(59);
  expect(screen.getAllByText('Not on sale yet')).not.toHaveLength(0);
  await pass(2);
  expect(screen.queryByText('Not on sale yet')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /Register/ })).not.toHaveLength(0);
  serveSeats(0);
  await pass(120);
  window.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(screen.getAllByText('Sale ended')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: /Register/ })).not.toBeInTheDocument();
});

test('a page that waits for no sale asks once', async () => {
  const asks = serveSeats(80, { sale_starts_at: undefined });
  await open();
  await pass(60);
  expect(asks()).toBe(1);
});
