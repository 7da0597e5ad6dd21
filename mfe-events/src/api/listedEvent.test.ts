import { buildEvent } from '@nzuko/contract/testing';

import { listedEvent } from './listedEvent';
import { queryClient } from './queryClient';

afterEach(() => queryClient.clear());

const list = (...results: object[]) =>
  queryClient.setQueryData(['events', { page: 1 }], { results, count: results.length });

test('an event that a list has is there at once', () => {
  const event = buildEvent({ id: 7 });
  list(event);
  queryClient.setQueryData(['events', 'cities'], ['Lagos']);
  expect(listedEvent('7')).toEqual(event);
  expect(listedEvent('8')).toBeUndefined();
});

test('one without its description, as the server’s page lists it, is asked for', () => {
  list(buildEvent({ id: 7, description: '' }));
  expect(listedEvent('7')).toBeUndefined();
});
