import { readConditions, writeConditions } from './conditions';

test('a link reproduces the conditions', () => {
  const conditions = {
    route: '/events/7?tab=a',
    as: 'organizer',
    latency: 800,
    fail: '/events/=503,/tickets/=0',
  } as const;
  expect(readConditions(writeConditions(conditions), '/')).toEqual(conditions);
});

test.each([
  ['', { route: '/login', as: 'visitor', latency: 0, fail: '' }],
  ['?route=//evil.test', { route: '//evil.test' }],
  ['?route=https://evil.test&as=root&latency=-5', { route: '/login', as: 'visitor', latency: 0 }],
  ['?latency=soon', { latency: 0 }],
])('%s is read with defaults for what is missing or unknown', (search, expected) => {
  expect(readConditions(search, '/login')).toMatchObject(expected);
});
