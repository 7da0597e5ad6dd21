import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { memberDrafts } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { fill, fillAll, open, press, setUpCreateEvent } from '../../test/createEventPage';
import { server } from '../../test/renderScreen';

setUpCreateEvent();

/** Answers the creations in turn, and records the key of each. */
function creationAnswers(...answers: Response[]) {
  const keys: (string | null)[] = [];
  server.use(
    http.post('/api/events/', ({ request }) => {
      const answer = answers[keys.length];
      keys.push(request.headers.get('idempotency-key'));
      return answer;
    }),
  );
  return keys;
}

const created = () => HttpResponse.json(buildEvent({ id: 12 }), { status: 201 });

test('a press after a lost answer can’t create the event twice', async () => {
  const keys = creationAnswers(HttpResponse.error(), created());
  const { router } = open();
  await fillAll();
  await press('Publish Event');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Network error. Please check your connection and try again.',
  );
  await press('Publish Event');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test.each([
  ['a reload', () => undefined],
  ['a closed browser', () => sessionStorage.clear()],
])('nor can one after %s', async (_what, leave) => {
  const keys = creationAnswers(HttpResponse.error(), created());
  const { unmount } = open();
  await fillAll();
  await press('Publish Event');
  await screen.findByRole('alert');
  unmount();
  leave();
  const { router } = open();
  await press('Publish Event');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(keys).toEqual([expect.any(String), keys[0]]);
  expect(sessionStorage).toHaveLength(0);
});

test('nor can one after the session has ended and they have signed in again', async () => {
  const keys = creationAnswers(
    HttpResponse.error(),
    HttpResponse.json({}, { status: 401 }),
    created(),
  );
  server.use(http.post('/api/auth/token/refresh/', () => new HttpResponse(null, { status: 401 })));
  const { unmount } = open();
  await fillAll();
  await press('Publish Event');
  await screen.findByRole('alert');
  await press('Publish Event');
  await screen.findByText('Authentication failed. Please log in again.');
  unmount();
  signInAs(buildUser({ role: 'ORGANIZER' }));
  const { router } = open();
  await press('Publish Event');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
});

test('an event that another tab writes has a key of its own', async () => {
  const keys = creationAnswers(HttpResponse.error(), created());
  const { unmount } = open();
  await fillAll();
  await press('Publish Event');
  await screen.findByRole('alert');
  const kept = Object.entries(localStorage) as [string, string][];
  unmount();
  // The other tab was opened before.
  sessionStorage.clear();
  memberDrafts.set('event_written', null);
  const other = open();
  kept.forEach(([name, text]) => localStorage.setItem(name, text));
  await fillAll();
  await fill(/^Title/, 'Another night');
  other.unmount();
  const { router } = open();
  await press('Publish Event');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(keys[1]).not.toBe(keys[0]);
});

test('a press after a lost answer and a change says that the first one arrived', async () => {
  const keys = creationAnswers(
    HttpResponse.error(),
    HttpResponse.json({ code: 'idempotency_key_reused' }, { status: 422 }),
  );
  open();
  await fillAll();
  await press('Publish Event');
  await screen.findByRole('alert');
  await fill(/^Title/, 'Owambe Night II');
  await press('Publish Event');
  expect(
    await screen.findByText(/Your event was saved as it was before you changed it/),
  ).toBeInTheDocument();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a press after a refusal has a key of its own', async () => {
  const keys = creationAnswers(
    HttpResponse.json({ title: ['Title is taken'] }, { status: 400 }),
    created(),
  );
  const { router } = open();
  await fillAll();
  await press('Publish Event');
  await screen.findByText('Title is taken');
  await fill(/^Title/, 'Owambe Night II');
  await press('Publish Event');
  await waitFor(() => expect(router.state.location.pathname).toBe('/events/success'));
  expect(keys[1]).not.toBe(keys[0]);
});
