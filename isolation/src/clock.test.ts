import { waitFor } from '@testing-library/react';

import { setClock } from './clock';

const RealDate = Date;
afterEach(() => {
  globalThis.Date = RealDate;
});

test('the page’s clock begins at the moment and goes on', async () => {
  setClock(new Date('2031-05-06T07:08:09Z'));
  const first = Date.now();
  expect(new Date().toISOString()).toMatch(/^2031-05-06T07:08:09/);
  expect(Date()).toContain('2031');
  await waitFor(() => expect(Date.now()).toBeGreaterThan(first));
});

test('a date that is told stays what it is', () => {
  setClock(new Date('2031-05-06T07:08:09Z'));
  expect(new Date('2026-03-01T09:00:00Z').toISOString()).toBe('2026-03-01T09:00:00.000Z');
  expect(new Date(2026, 1, 3).getMonth()).toBe(1);
  expect(Date.UTC(2026, 0, 1)).toBe(RealDate.UTC(2026, 0, 1));
  expect(new Date()).toBeInstanceOf(RealDate);
});
