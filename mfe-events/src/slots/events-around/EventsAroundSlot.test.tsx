import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';
import { provideFlags } from '@nzuko/shared-auth/flags';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { Event } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { server, setUpFakeApi } from '../../test/renderScreen';
import EventsAroundSlot from './EventsAroundSlot';

setUpFakeApi();
// A Saturday, a month from any test's clock.
const now = Date.parse('2031-05-01T12:00:00Z');
const saturday = { start_date: '2031-05-31T09:00:00Z', end_date: '2031-05-31T16:00:00Z' };
const own = { id: 7, title: 'Own event', ...saturday, timezone: 'Africa/Lagos' };
const other = (id: number, changes: Partial<Event> = {}) =>
  buildEvent({ id, title: `Event ${id}`, ...saturday, ...changes });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => provideFlags(null));

/** Shows the slot next to the reader's event; `asked` gets the query of the call. */
function show(answer: () => Response) {
  const asked: string[] = [];
  server.use(
    http.get('/api/events/', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answer();
    }),
  );
  const { container } = renderAt(<EventsAroundSlot event={own} />, { path: '/dashboard' });
  return { asked, container };
}
const list = (...events: Event[]) => HttpResponse.json(buildPage(events));

test('lists the other events of that weekend, with their days and prices', async () => {
  const { asked } = show(() => list(other(7), other(8), other(9, { ticket_price: '5000.00' })));
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Who else is on that weekend' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Around Own event, 30/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Event 8' })).toHaveAttribute('href', '/events/8');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /All events/ })).not.toBeInTheDocument();
  expect(asked).toEqual(['?from=2031-05-30&to=2031-06-01&page=1&page_size=12']);
});

test('lists three, and leads to all of them', async () => {
  show(() => list(other(8), other(9), other(10), other(11)));
  expect(await screen.findByRole('link', { name: 'All events that weekend' })).toHaveAttribute(
    'href',
    '/events?from=2031-05-30&to=2031-06-01',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('shows and asks for nothing once the flag is off', () => {
  provideFlags({ 'events.around': false });
  const { asked, container } = show(() => list(other(8)));
  expect(container).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
});

test.each<[string, string, () => Response]>([
  ['nothing else is on', 'success', () => list(other(7))],
  [
    'only events that are over were on',
    'success',
    () => list(other(8, { end_date: '2031-05-01T11:00:00Z' })),
  ],
  ['the list can’t be loaded', 'error', () => HttpResponse.json({}, { status: 500 })],
])('shows nothing if %s', async (_what, status, answer) => {
  const { container } = show(answer);
  const states = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  await waitFor(() => expect(states()).toEqual([status]));
  expect(container).toBeEmptyDOMElement();
});
