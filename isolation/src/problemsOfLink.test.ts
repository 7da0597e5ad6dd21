import { readConditions } from './conditions';
import { readFailure } from './failures';
import { problemsOfCalls, problemsOfLink, withoutUnknown } from './problemsOfLink';

const remote = {
  name: 'mfe_events',
  flags: { 'events.around': { about: 'Who else is on.', default: true } },
  slots: { 'dashboard.overview': { module: './Around', access: 'member' } },
} as const;
const operations = ['GET /events/', 'GET /events/{id}/', 'GET /events/saved/', 'POST /events/'];

test.each([
  ['fail=x', 'fail: “x” can’t be read. Write a call and what happens to it, such as'],
  ['now=yesterday', 'now: “yesterday” isn’t a time from 2000 to 2999, such as 2031-05-06T09:00.'],
  ['now=2031-02-31T09:00', 'now: “2031-02-31T09:00” isn’t a time'],
  ['now=9999-12-31T23:59', 'now: “9999-12-31T23:59” isn’t a time'],
  ['latency=abc', 'latency: “abc” isn’t a number of milliseconds from 0 to 1800000, such as 800.'],
  ['latency=1e12', 'latency: “1e12” isn’t a number of milliseconds from 0 to 1800000'],
  ['fail=/=%2B1800001', 'fail: “/=+1800001” can’t be read.'],
  ['latency=-5', 'latency: “-5” isn’t a number of milliseconds'],
  ['theme=pink', 'theme: “pink” isn’t known. Expected one of: light, dark, system.'],
  ['nav=maybe', 'nav: “maybe” isn’t known. Expected one of: off, on.'],
  ['flag=nope:off', 'flag: mfe_events has no flag “nope:off”. Its flags: events.around.'],
  ['slot=nope', 'slot: mfe_events offers nothing for “nope”. Its slots: dashboard.overview.'],
  [
    'role=organizer&role=admin',
    'role: not a parameter of this page, which are: route, slot, as, data, now, theme, nav, latency, flag, fail.',
  ],
  ['route=/events?city=Lagos&price=free', 'In a route’s own query, write & as %26.'],
  ['route=events', 'route: “events” doesn’t begin with a slash.'],
])('a link with %s says what is wrong', (search, sentence) => {
  expect(problemsOfLink(`?${search}`, remote)).toEqual([expect.stringContaining(sentence)]);
});

test('a link that is all right says nothing', () => {
  const search =
    '?route=/events&slot=dashboard.overview&as=root&now=2031-05-06T09:00&latency=800&theme=dark&nav=on&flag=events.around:off&fail=/events/=503&fail=/=%2B3000';
  expect(problemsOfLink(search, remote)).toEqual([]);
  expect(problemsOfLink('', remote)).toEqual([]);
});

test('flags and slots that the remote does not have are not in force', () => {
  const asked = readConditions('?slot=nope&flag=nope&flag=events.around', { route: '/events' });
  expect(withoutUnknown(asked, remote)).toMatchObject({ slot: '', flags: ['events.around'] });
});

test.each([
  [
    'GET /events/1/=503',
    'matches “GET /events/1/”, so none fails. Did you mean “GET /events/{id}/”?',
  ],
  ['GET /events/{id}=503', 'Did you mean “GET /events/{id}/”?'],
  ['GET /api/events/{id}/=503', 'Did you mean “GET /events/{id}/”?'],
  ['/api/events/=503', 'Did you mean “/events/”?'],
  ['GET /nosuch/=503', 'fail: no call of the API matches “GET /nosuch/”, so none fails.'],
  ['PUT /events/=503', 'matches “PUT /events/”, so none fails.'],
  ['/nosuch/=503', 'matches “/nosuch/”, so none fails.'],
  ['/events/{id}/=503', 'matches “/events/{id}/”, so none fails.'],
])('%s, which no call matches, says so', (text, sentence) => {
  const failures = [readFailure(text)!];
  expect(problemsOfCalls(failures, operations)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  'GET /events/{id}/',
  '/',
  '/eve',
  '/events/',
  '/events/7',
  '/events/7/',
  'chunk Payouts',
])('%s is a call that can fail', (call) => {
  expect(problemsOfCalls([{ call, effect: 503 }], operations)).toEqual([]);
});
