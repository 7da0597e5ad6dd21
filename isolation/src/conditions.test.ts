import { momentOf, readConditions, writeConditions, type Conditions } from './conditions';

const defaults = { route: '/login' };

test.each<[string, Conditions]>([
  [
    'with everything set',
    {
      route: '/events/7?tab=a#b',
      slot: 'dashboard.overview',
      as: 'organizer',
      data: 'crowded',
      now: '2026-03-01T09:00',
      theme: 'dark',
      flags: ['events.around:off', 'events.list'],
      nav: 'on',
      latency: 800,
      fail: [
        { call: 'GET /events/{id}/', effect: 503 },
        { call: '/tickets/', effect: 0 },
        { call: 'GET /events/', effect: '+3000' },
        { call: 'chunk Payouts', effect: 'hang' },
      ],
    },
  ],
  [
    'with little set',
    {
      route: '/events',
      slot: '',
      as: 'visitor',
      data: 'demo',
      now: '',
      theme: 'light',
      flags: [],
      nav: 'off',
      latency: 0,
      fail: [],
    },
  ],
])('a link reproduces the conditions %s', (_what, conditions) => {
  expect(readConditions(writeConditions(conditions), defaults)).toEqual(conditions);
});

test.each<[string, Partial<Conditions>]>([
  ['', { ...defaults, as: 'visitor', data: 'demo', now: '', theme: 'light', latency: 0, fail: [] }],
  ['?route=//evil.test', { route: '//evil.test' }],
  ['?route=https://evil.test&as=root&latency=-5', { route: '/login', latency: 0 }],
  [
    '?latency=soon&now=tomorrow&theme=pink&nav=1',
    { latency: 0, now: '', theme: 'light', nav: 'off' },
  ],
  ['?latency=1e12', { latency: 0 }],
  ['?latency=1800000', { latency: 1_800_000 }],
  ['?now=2026-13-41T09:00', { now: '' }],
  ['?now=2031-02-31T09:00', { now: '' }],
  ['?now=1999-12-31T23:59', { now: '' }],
  ['?now=2000-01-01T00:00', { now: '2000-01-01T00:00' }],
  ['?now=2999-12-31T23:59', { now: '2999-12-31T23:59' }],
  ['?now=3000-01-01T00:00', { now: '' }],
  ['?now=9999-12-31T23:59', { now: '' }],
  ['?now=2032-02-29T00:30', { now: '2032-02-29T00:30' }],
  // The API itself refuses unknown roles and data sets, with a sentence.
  ['?as=root&data=many', { as: 'root', data: 'many' }],
  ['?fail=nothing&fail=/events/', { fail: [{ call: '/events/', effect: 500 }] }],
])('%s is read with defaults for what is missing or unknown', (search, expected) => {
  expect(readConditions(search, defaults)).toMatchObject(expected);
});

test('the clock is told in Lagos time, whatever the browser’s zone', () => {
  expect(momentOf('2026-03-01T09:00')?.toISOString()).toBe('2026-03-01T08:00:00.000Z');
});
