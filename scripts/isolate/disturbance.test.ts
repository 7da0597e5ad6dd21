import { failureOf } from './disturbance';

test.each([
  ['/api/events/', '/events/=503', 503],
  ['/api/events/7/', '/events/=503', 503],
  ['/api/tickets/', '/events/=503', null],
  ['/api/tickets/', '/events/=503, /tickets/=0', 0],
  ['/api/tickets/', '/tickets/', 500],
  ['/api/tickets/', '', null],
])('a call to %s under "%s" fails with %s', (pathname, fail, status) => {
  expect(failureOf(pathname, fail)).toBe(status);
});
