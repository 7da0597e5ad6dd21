import { setTimeout as wait } from 'node:timers/promises';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { queryClient } from '../../api/queryClient';
import { openEvent, server, setUpFakeApi } from '../../test/renderScreen';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();

const open = () => openEvent(<EventDetailScreen />, buildEvent());

test('Save Event is kept in this browser', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
  unmount();
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  expect(screen.getByRole('button', { name: 'Save Event', pressed: false })).toBeInTheDocument();
});

test('Save Event is kept in the signed-in user’s account, including what they saved as a visitor', async () => {
  const saved = new Set<number>();
  server.use(
    http.get('/api/events/saved/', () => HttpResponse.json([...saved].map((id) => ({ id })))),
    http.put('/api/events/7/saved/', () => {
      saved.add(7);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('/api/events/7/saved/', () => {
      saved.delete(7);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  unmount();
  signInAs(buildUser());
  await open();
  await waitFor(() => expect(saved.has(7)).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Saved' }));
  await waitFor(() => expect(saved.has(7)).toBe(false));
  expect(screen.getByRole('button', { name: 'Save Event', pressed: false })).toBeInTheDocument();
});

test('an event saved before the saved events have loaded is not all of them: the list is fetched again', async () => {
  let asked = 0;
  server.use(
    http.get('/api/events/saved/', () => {
      asked += 1;
      return HttpResponse.json({}, { status: 500 });
    }),
    http.put('/api/events/7/saved/', () => new HttpResponse(null, { status: 204 })),
  );
  signInAs(buildUser());
  await open();
  await waitFor(() => expect(asked).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
});

test('an event saved while the saved events are fetched again stays saved', async () => {
  let asked = 0;
  let answerOld = () => {};
  server.use(
    http.get('/api/events/saved/', async () => {
      asked += 1;
      if (asked === 2)
        await new Promise<void>((resolve) => {
          answerOld = resolve;
        });
      return HttpResponse.json([]);
    }),
    http.put('/api/events/7/saved/', () => new HttpResponse(null, { status: 204 })),
  );
  signInAs(buildUser());
  await open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const refetched = queryClient.refetchQueries({
    predicate: ({ state }) => Array.isArray(state.data),
  });
  await waitFor(() => expect(asked).toBe(2));
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  answerOld();
  await refetched;
  // A late answer is rendered a moment after it arrives.
  await act(() => wait(20));
  expect(screen.getByRole('button', { name: 'Saved', pressed: true })).toBeInTheDocument();
});

test('an event that could not be saved is not shown as saved, even if the saved events can’t be had', async () => {
  const fail = () => HttpResponse.json({}, { status: 500 });
  let hasSaved = false;
  server.use(
    http.get('/api/events/saved/', () => (hasSaved ? fail() : HttpResponse.json([]))),
    http.put('/api/events/7/saved/', () => {
      hasSaved = true;
      return fail();
    }),
  );
  signInAs(buildUser());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  expect(
    await screen.findByText('The event could not be saved. Please try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Event', pressed: false })).toBeInTheDocument();
});

test('a suspended account that saves an event reads why it can’t', async () => {
  const detail = 'Your account is suspended. You can still use your tickets.';
  const refuse = () =>
    HttpResponse.json({ detail, error: detail, code: 'account_suspended' }, { status: 403 });
  server.use(http.get('/api/events/saved/', refuse), http.put('/api/events/7/saved/', refuse));
  signInAs(buildUser());
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save Event' }));
  expect(await screen.findByText(detail)).toBeVisible();
});
