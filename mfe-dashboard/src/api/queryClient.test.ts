import { buildEvent } from '@nzuko/contract/testing';
import { buildUser } from '@nzuko/shared-auth/testing';
import { forgetRemoteEvents, publish } from '@nzuko/shared-auth/remote-events';

import { clearQueries, queryClientOf } from './queryClient';

const ada = buildUser();
const KEY = ['saved-events', 1];
const clientWith = (...ids: number[]) => {
  const client = queryClientOf(ada, null);
  client.setQueryData(
    KEY,
    ids.map((id) => buildEvent({ id })),
  );
  return client;
};
const isStale = () => queryClientOf(ada, null).getQueryState(KEY)?.isInvalidated;

afterEach(clearQueries);
afterAll(forgetRemoteEvents);

test('the list of favorites is asked for again once another remote has saved an event, or removed one', () => {
  clientWith(7);
  publish('event.saved@1', { eventId: 8, isSaved: true });
  expect(isStale()).toBe(true);
  clientWith(7);
  publish('event.saved@1', { eventId: 7, isSaved: false });
  expect(isStale()).toBe(true);
});

test('it is kept if it says so already, as after a change of its own', () => {
  clientWith(7);
  publish('event.saved@1', { eventId: 7, isSaved: true });
  publish('event.saved@1', { eventId: 8, isSaved: false });
  expect(isStale()).toBe(false);
});

test('what was known of an attendee isn’t kept for the organizer they have become', () => {
  clientWith(7);
  expect(queryClientOf({ ...ada, role: 'ORGANIZER' }, null).getQueryData(KEY)).toBeUndefined();
});
