import { failureOf, readFailure } from './failures';

const operations = [
  'GET /events/{id}/',
  'GET /events/saved/',
  'GET /events/',
  'PATCH /events/{id}/',
];

test.each([
  ['GET', '/api/events/', ['/events/=503'], 503],
  ['POST', '/api/events/7/cancel/', ['/events/=503'], 503],
  ['GET', '/api/tickets/', ['/events/=503'], null],
  ['GET', '/api/tickets/', ['/events/=503', '/tickets/=0'], 0],
  ['GET', '/api/tickets/', ['/tickets/'], 500],
  ['GET', '/api/tickets/', [], null],
  ['GET', '/api/events/7/', ['GET /events/{id}/=404'], 404],
  ['PATCH', '/api/events/7/', ['GET /events/{id}/=404'], null],
  ['GET', '/api/events/saved/', ['GET /events/{id}/=404'], null],
  ['GET', '/api/anything/', ['/=0'], 0],
])('%s %s under %s fails with %s', (method, pathname, fail, status) => {
  const failures = fail.flatMap((text) => readFailure(text) ?? []);
  expect(failureOf(method, pathname, failures, operations)).toBe(status);
});

test.each(['', 'events', '/events/=200', 'GET', '=503'])('“%s” is no failure', (text) => {
  expect(readFailure(text)).toBeNull();
});
