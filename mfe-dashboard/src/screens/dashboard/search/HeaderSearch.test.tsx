import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';
import type { ApiSchemas } from '@nzuko/contract';

import { buildAttendee, buildFoundAttendee, buildStatistics } from '../../../test/builders';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

/** Fakes the search and records the search texts. */
function searchAnswers(answer: (text: string) => ApiSchemas['EventPage'], delayMs = 0) {
  const asked: string[] = [];
  server.use(
    http.get('/api/events/', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('search');
      if (text === null) return HttpResponse.json(buildPage([]));
      asked.push(text);
      if (delayMs > 0) await delay(delayMs);
      return HttpResponse.json(answer(text));
    }),
  );
  return asked;
}

const events = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildEvent({ id: index + 1, title: `Event ${index + 1}` }),
  );

function open(role: 'ATTENDEE' | 'ORGANIZER' | 'ADMIN' = 'ATTENDEE') {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...openDashboard(role), box: screen.getByRole('combobox', { name: 'Search' }) };
}

test.each([
  ['ATTENDEE', 'Search events…'],
  ['ORGANIZER', 'Search events, attendees…'],
  ['ADMIN', 'Search events, attendees…'],
] as const)('for %s the placeholder is “%s”', (role, placeholder) => {
  openDashboard(role);
  expect(screen.getByPlaceholderText(placeholder)).toBeInTheDocument();
});

test('searches 300 ms after the last key', async () => {
  const asked = searchAnswers(() => buildPage([buildEvent()]));
  const { user, box } = open();
  await user.type(box, 'rea');
  jest.advanceTimersByTime(299);
  expect(asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(await screen.findByRole('option', { name: /Lagos React Meetup/ })).toBeInTheDocument();
  expect(asked).toEqual(['rea']);
});

test('a result shows title, date, place, price and status', async () => {
  searchAnswers(() => buildPage([buildEvent({ ticket_price: '2000.00' })]));
  const { user, box } = open();
  await user.type(box, 'react');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('Lagos React Meetup');
  expect(option).toHaveTextContent('WAT');
  expect(option).toHaveTextContent('Civic Tower');
  expect(option).toHaveTextContent('₦2,000');
  expect(option).toHaveTextContent('Published');
});

test('shows at most 8 results and a count of the rest', async () => {
  searchAnswers(() => buildPage(events(8), 20));
  const { user, box, router } = open();
  await user.type(box, 'event');
  await user.click(await screen.findByRole('option', { name: '12 more results' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/events', search: '?search=event' });
});

test('arrows choose a result and Enter opens it', async () => {
  searchAnswers(() => buildPage(events(3)));
  const { user, box, router } = open();
  await user.type(box, 'event');
  await screen.findByRole('option', { name: /Event 1/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Event 2');
  expect(box).toHaveAttribute('aria-activedescendant', chosen.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Event 3');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/events/3');
});

test.each([
  ['is on its way', null, '/events/1'],
  ['has it in another place', [2, 1], '/events/1'],
  ['no longer has it', [2], '/events'],
] as const)('Enter after one was picked, when the next answer %s', async (_when, later, path) => {
  const listed = (ids: readonly number[]) =>
    buildPage(ids.map((id) => buildEvent({ id, title: `Event ${id}` })));
  server.use(
    http.get('/api/events/', async ({ request }) => {
      const isNext = new URL(request.url).searchParams.get('search') === 'event';
      if (isNext && !later) await delay('infinite');
      return HttpResponse.json(listed(isNext ? (later ?? []) : [1, 2]));
    }),
  );
  const { user, box, router } = open();
  await user.type(box, 'even');
  jest.advanceTimersByTime(300);
  await screen.findByRole('option', { name: /Event 1/ });
  await user.type(box, 't');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Event 1');
  act(() => void jest.advanceTimersByTime(300));
  if (later) await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(later.length));
  else await screen.findByText('Searching…');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(path);
});

test('Escape closes the list, typing opens it again', async () => {
  searchAnswers(() => buildPage(events(1)));
  const { user, box } = open();
  await user.type(box, 'event');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.type(box, 's');
  expect(await screen.findByRole('option')).toBeInTheDocument();
});

test('a response that arrives after the next search is dropped', async () => {
  const asked = searchAnswers((text) => buildPage([buildEvent({ title: `For ${text}` })]), 500);
  const { user, box } = open();
  await user.type(box, 'old');
  await jest.advanceTimersByTimeAsync(300);
  await user.type(box, 'er');
  await jest.advanceTimersByTimeAsync(300);
  expect(await screen.findByRole('option', { name: /For older/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /For old,/ })).not.toBeInTheDocument();
  expect(asked).toEqual(['old', 'older']);
});

test('says when nothing matches', async () => {
  searchAnswers(() => buildPage([]));
  const { user, box } = open();
  await user.type(box, 'zzz');
  expect(await screen.findByText('No events match “zzz”.')).toBeInTheDocument();
});

test('says how many results there are, in a region that was there before', async () => {
  searchAnswers((text) => buildPage(text === 'zzz' ? [] : events(2)));
  const { user, box } = open();
  const status = within(screen.getByRole('search', { name: 'Dashboard' })).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.type(box, 'event');
  await screen.findByRole('option', { name: /Event 1/ });
  expect(status).toHaveTextContent('2 results');
  await user.clear(box);
  await user.type(box, 'zzz');
  await waitFor(() => expect(status).toHaveTextContent('No results'));
  await user.keyboard('{Escape}');
  expect(status).toBeEmptyDOMElement();
});

test('a search that fails can be tried again', async () => {
  server.use(http.get('/api/events/', () => HttpResponse.json({}, { status: 500 })));
  const { user, box } = open();
  await user.type(box, 'react');
  expect(await screen.findByText(/Search failed/)).toBeInTheDocument();
  searchAnswers(() => buildPage([buildEvent()]));
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('option')).toBeInTheDocument());
});

describe('an organizer’s search', () => {
  const attendees = (results = [buildFoundAttendee()], count = results.length) =>
    server.use(http.get('/api/tickets/attendees/', () => HttpResponse.json({ count, results })));

  test('finds attendees too', async () => {
    searchAnswers(() => buildPage([buildEvent()]));
    attendees();
    const { user, box } = open('ORGANIZER');
    await user.type(box, 'ngozi');
    const group = await screen.findByRole('group', { name: 'Attendees' });
    expect(within(group).getByRole('option')).toHaveTextContent(
      'Ngozi Adeyẹmingozi@example.test · NZ-7F3K-22QPLagos React MeetupSold',
    );
    expect(screen.getByRole('group', { name: 'Events' })).toBeInTheDocument();
  });

  test('shows whose payment is disputed', async () => {
    searchAnswers(() => buildPage([]));
    attendees([buildFoundAttendee({ on_hold: true })]);
    const { user, box } = open('ORGANIZER');
    await user.type(box, 'ngozi');
    expect(await screen.findByRole('option')).toHaveTextContent(/Disputed$/);
  });

  test('opens an attendee in the Attendees tab, by arrow keys', async () => {
    answer('/events/my_events/', [buildEvent(), buildEvent({ id: 8 })]);
    answer('/events/7/statistics/', buildStatistics());
    answer('/events/7/attendees/', [
      buildAttendee(),
      buildAttendee({ name: 'Musa Bello', ticket_number: 'NZ-BBBB-1111' }),
    ]);
    searchAnswers(() => buildPage([buildEvent()]));
    attendees();
    const { user, box } = open('ORGANIZER');
    await user.type(box, 'ngozi');
    await screen.findByRole('group', { name: 'Attendees' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Attendees' })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /Ngozi/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search attendees' })).toHaveValue('NZ-7F3K-22QP');
    expect(screen.queryByRole('row', { name: /Musa/ })).not.toBeInTheDocument();
  });

  test('shows the half that succeeded, and retries the one that failed', async () => {
    searchAnswers(() => buildPage([buildEvent()]));
    answer('/tickets/attendees/', {}, 500);
    const { user, box } = open('ORGANIZER');
    await user.type(box, 'ngozi');
    expect(await screen.findByText(/Search failed/)).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Lagos React Meetup/ })).toBeInTheDocument();
    attendees();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('group', { name: 'Attendees' })).toBeInTheDocument();
  });

  test('says when nobody matches', async () => {
    searchAnswers(() => buildPage([]));
    attendees([]);
    const { user, box } = open('ADMIN');
    await user.type(box, 'zzz');
    expect(await screen.findByText('No events or attendees match “zzz”.')).toBeInTheDocument();
  });
});

test('an attendee’s search does not query attendees', async () => {
  let isAsked = false;
  server.use(
    http.get('/api/tickets/attendees/', () => {
      isAsked = true;
      return HttpResponse.json({}, { status: 403 });
    }),
  );
  searchAnswers(() => buildPage([buildEvent()]));
  const { user, box } = open('ATTENDEE');
  await user.type(box, 'react');
  expect(await screen.findByRole('option')).toBeInTheDocument();
  expect(isAsked).toBe(false);
});
