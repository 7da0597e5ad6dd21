import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage, daysFromNow } from '@nzuko/contract/testing';
import type { ApiSchemas } from '@nzuko/contract';
import { plainText } from '@nzuko/shared-ui';

import { buildPaidEvent } from '../../test/builders';
import { refetchAll, renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import CatalogueScreen from './CatalogueScreen';

setUpFakeApi();
beforeEach(() =>
  server.use(http.get('/api/events/cities/', () => HttpResponse.json(['Enugu', 'Lagos']))),
);

/** Fakes the catalogue and records the queries. */
function catalogueAnswers(answer: (query: URLSearchParams) => ApiSchemas['EventPage']) {
  const asked: string[] = [];
  server.use(
    http.get('/api/events/', ({ request }) => {
      const query = new URL(request.url).searchParams;
      query.delete('page_size');
      asked.push(query.toString());
      return HttpResponse.json(answer(query));
    }),
  );
  return asked;
}

const open = (path = '/events') => renderScreen(<CatalogueScreen />, { path, route: '/events' });
const card = (name: string) => screen.findByRole('heading', { level: 2, name });

test('shows each event with date, zone, place, price and seats, as a link to its page', async () => {
  catalogueAnswers(() =>
    buildPage([
      buildPaidEvent('1500.50', {
        start_date: '2031-03-01T08:00:00.000Z',
        end_date: '2031-03-01T16:00:00.000Z',
      }),
    ]),
  );
  open();
  expect(screen.getByText('Loading events…')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Lagos React Meetup' })).toHaveAttribute(
    'href',
    '/events/7',
  );
  expect(
    screen.getByText((text) => plainText(text) === 'Sat, 1 Mar 2031, 09:00–17:00 WAT'),
  ).toBeInTheDocument();
  expect(screen.getByText('Civic Tower, Victoria Island, Lagos')).toBeInTheDocument();
  expect(screen.getByText('₦1,500.50')).toBeInTheDocument();
  expect(screen.getByText('80 seats left')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('1 event');
});

test('says which events are free, nearly full, sold out, past or cancelled', async () => {
  const event = (id: number, overrides: object) =>
    buildEvent({ id, title: `No ${id}`, ...overrides });
  catalogueAnswers(() =>
    buildPage([
      event(1, { available_capacity: 3 }),
      event(2, { available_capacity: 0 }),
      event(3, { end_date: daysFromNow(-1) }),
      event(4, { status: 'CANCELLED' }),
    ]),
  );
  open();
  const cards = (await screen.findAllByRole('article')).map((each) => within(each));
  expect(cards[0]?.getByText('Free')).toBeInTheDocument();
  expect(cards[0]?.getByText('only 3 left')).toBeInTheDocument();
  expect(cards[1]?.getByText('Sold out')).toBeInTheDocument();
  expect(cards[2]?.getByText('Past event')).toBeInTheDocument();
  expect(cards[3]?.getByText('Cancelled')).toBeInTheDocument();
});

test('searches 300 ms after the last key, and keeps the search in the URL', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const asked = catalogueAnswers((query) =>
    buildPage([buildEvent({ title: query.get('search') ? 'Found' : 'First' })]),
  );
  const { router } = open();
  await card('First');
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'react ');
  jest.advanceTimersByTime(299);
  expect(asked).toEqual(['page=1']);
  expect(router.state.location.search).toBe('');
  jest.advanceTimersByTime(1);
  await card('Found');
  expect(asked).toEqual(['page=1', 'search=react&page=1']);
  expect(router.state.location.search).toBe('?search=react');
});

test('searches right away when Enter is pressed', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const asked = catalogueAnswers(() => buildPage([buildEvent()]));
  open();
  await card('Lagos React Meetup');
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'ai{Enter}');
  await waitFor(() => expect(asked).toContain('search=ai&page=1'));
});

test.each([
  ['Category', 'Food & Drink', '?category=Food+%26+Drink'],
  ['Price', 'Free', '?price=free'],
  ['City', 'Enugu', '?city=Enugu'],
])('filters by %s, in the URL and from the first page', async (label, choice, search) => {
  catalogueAnswers(() => buildPage([buildEvent()], 30));
  const { router } = open('/events?page=2');
  await card('Lagos React Meetup');
  await screen.findByRole('option', { name: 'Enugu' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: label }), choice);
  expect(router.state.location.search).toBe(search);
});

test('a date that is typed digit by digit is one change of the URL', async () => {
  catalogueAnswers(() => buildPage([]));
  const { router } = open();
  const moves = jest.fn();
  router.subscribe(moves);
  const from = await screen.findByLabelText('From');
  for (const year of ['0002', '0020', '0202', '2026'])
    fireEvent.change(from, { target: { value: `${year}-11-21` } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-11-21'));
  expect(moves).toHaveBeenCalledTimes(1);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a list of cities that cannot be loaded says so, and the catalogue works without it', async () => {
  server.use(http.get('/api/events/cities/', () => HttpResponse.json({}, { status: 500 })));
  catalogueAnswers(() => buildPage([buildEvent()]));
  open('/events?city=Jos');
  await card('Lagos React Meetup');
  const city = screen.getByRole('combobox', { name: 'City' });
  await waitFor(() =>
    expect(city).toHaveAccessibleDescription('We couldn’t load the list of cities.'),
  );
  expect(city).toHaveValue('Jos');
});

test('a reload brings back the filters of the URL', async () => {
  const asked = catalogueAnswers(() => buildPage([buildEvent()]));
  open('/events?search=ai&category=Music&city=Jos&from=2031-01-01&to=2031-02-01&price=paid');
  await card('Lagos React Meetup');
  expect(asked).toEqual([
    'search=ai&category=Music&city=Jos&from=2031-01-01&to=2031-02-01&price=paid&page=1',
  ]);
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('ai');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Music');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Jos');
  expect(screen.getByLabelText('From')).toHaveValue('2031-01-01');
});

test('on a phone, the folded filters say how many and which are set, and are cleared at once', async () => {
  catalogueAnswers(() => buildPage([buildEvent()]));
  const { router } = open('/events?search=ai&city=Lagos&price=free&from=2031-01-01');
  const toggle = await screen.findByRole('button', { name: 'More Filters (3)' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/^Free · Lagos · from .*1 Jan(uary)? 2031$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(router.state.location.search).toBe('?search=ai');
  expect(screen.getByRole('button', { name: 'More Filters' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('where nothing matches, only filters that are set are named', async () => {
  catalogueAnswers(() => buildPage([]));
  open('/events?search=zzz&city=Lagos&category=Music');
  expect(
    await screen.findByText('Try fewer words, another city or a category other than Music.'),
  ).toBeInTheDocument();
});

test('an organizer’s events are listed under their name, and other filters keep to them', async () => {
  const asked = catalogueAnswers((query) => buildPage(query.has('city') ? [] : [buildEvent()]));
  const { router } = open('/events?organizer=3');
  const byChidi = { level: 1, name: 'Events by Chidi Eze' };
  expect(await screen.findByRole('heading', byChidi)).toBeInTheDocument();
  expect(screen.getByText('Verified organizer')).toBeInTheDocument();
  expect(asked).toEqual(['organizer=3&page=1']);
  await screen.findByRole('option', { name: 'Enugu' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Enugu');
  expect(router.state.location.search).toBe('?city=Enugu&organizer=3');
  expect(await screen.findByText('Try another city or all organizers.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'All Events' }));
  expect(router.state.location.search).toBe('');
  await card('Lagos React Meetup');
});

test('the list before isn’t taken for an organizer’s', async () => {
  const { organizer_details: chidi } = buildEvent();
  const bola = { ...chidi, id: 8, first_name: 'Bola', is_verified: false };
  let answer = (_page: ApiSchemas['EventPage']) => {};
  const late = new Promise<ApiSchemas['EventPage']>((resolve) => (answer = resolve));
  server.use(
    http.get('/api/events/', async ({ request }) =>
      HttpResponse.json(
        request.url.includes('organizer=8') ? await late : buildPage([buildEvent()]),
      ),
    ),
  );
  const { router } = open();
  await card('Lagos React Meetup');
  act(() => void router.navigate('/events?organizer=8'));
  const heading = { level: 1, name: 'Events by this organizer' };
  expect(await screen.findByRole('heading', heading)).toBeInTheDocument();
  answer(buildPage([buildEvent({ organizer_details: bola })]));
  const named = { level: 1, name: 'Events by Bola Eze' };
  expect(await screen.findByRole('heading', named)).toBeInTheDocument();
  expect(screen.queryByText('Verified organizer')).not.toBeInTheDocument();
});

test('the browser’s back button undoes the search, in the input too', async () => {
  catalogueAnswers((query) => buildPage([buildEvent({ title: `On ${query.get('search')}` })]));
  const { router } = open('/events?search=ai');
  await card('On ai');
  await router.navigate('/events?search=music');
  await card('On music');
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('music');
  await router.navigate(-1);
  await card('On ai');
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('ai');
});

test('pages through more than twelve events', async () => {
  const asked = catalogueAnswers(() => buildPage([buildEvent()], 25));
  open('/events?category=Music');
  await card('Lagos React Meetup');
  await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
  await waitFor(() => expect(asked).toContain('category=Music&page=3'));
});

test('a search that finds nothing says so where screen readers hear the count', async () => {
  catalogueAnswers((query) => buildPage(query.has('search') ? [] : [buildEvent()]));
  const { router } = open();
  await card('Lagos React Meetup');
  const count = screen.getByRole('status');
  await act(() => router.navigate('/events?search=zzz'));
  await waitFor(() => expect(count).toHaveTextContent('0 events found'));
  expect(count).toBeInTheDocument();
});

test('until the answer to a search is there, nothing is said to be found or not', async () => {
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  server.use(
    http.get('/api/events/', async ({ request }) => {
      const search = new URL(request.url).searchParams.get('search');
      if (search === 'react') await held;
      return HttpResponse.json(buildPage(search === 'zzz' ? [] : [buildEvent()]));
    }),
  );
  const { router } = open();
  await card('Lagos React Meetup');
  await act(() => router.navigate('/events?search=react'));
  expect(screen.getByRole('status')).toHaveTextContent(/^1 event$/);
  await act(() => router.navigate('/events?search=zzz'));
  await screen.findByText('Nothing found for “zzz”');
  await act(() => router.navigate('/events?search=react'));
  expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
  expect(screen.getByText('Loading events…')).toBeInTheDocument();
  answerNow();
  expect(await screen.findByText('1 event found')).toBeInTheDocument();
});

test('says so when nothing matches, and offers all events', async () => {
  catalogueAnswers(() => buildPage([]));
  const { router } = open('/events?search=zzz');
  expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
  expect(screen.getByText('Try fewer words.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Show All Events' }));
  expect(router.state.location.search).toBe('');
});

test('dates that are reversed are named, at their field and where the events would be', async () => {
  catalogueAnswers(() => buildPage([]));
  open('/events?from=2031-03-02&to=2031-03-01');
  const reversed = 'The end date is before the start date.';
  await screen.findByRole('heading', { name: 'No events match these filters' });
  expect(screen.getAllByText(reversed)).toHaveLength(2);
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(reversed);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2031-03-02' } });
  await waitFor(() => expect(screen.getByLabelText('To')).toBeValid());
  expect(await screen.findByText('Try another date.')).toBeInTheDocument();
});

test('events on screen stay when they cannot be loaded again', async () => {
  catalogueAnswers(() => buildPage([buildEvent()]));
  open();
  await card('Lagos React Meetup');
  server.use(http.get('/api/events/', () => HttpResponse.json({}, { status: 429 })));
  await refetchAll();
  await card('Lagos React Meetup');
  expect(screen.queryByText('Failed to load events. Please try again.')).not.toBeInTheDocument();
});

test('events that take long say so after four seconds', async () => {
  jest.useFakeTimers();
  server.use(http.get('/api/events/', () => new Promise<never>(() => undefined)));
  open();
  const slow = 'Still loading. Your connection may be slow.';
  expect(await screen.findByRole('status')).toHaveTextContent('Loading events…');
  await act(() => jest.advanceTimersByTimeAsync(3_500));
  expect(screen.queryAllByText(slow)).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByRole('status')).toHaveTextContent(slow);
  expect(screen.getByText(slow, { ignore: '[role=status]' })).toBeVisible();
});

test('Failed to load events shows with Try Again, which tries again', async () => {
  server.use(
    http.get('/api/events/', () => HttpResponse.json({}, { status: 500 }), { once: true }),
    http.get('/api/events/', () => HttpResponse.json(buildPage([buildEvent()]))),
  );
  open();
  expect(await screen.findByText('Failed to load events. Please try again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await card('Lagos React Meetup');
});
