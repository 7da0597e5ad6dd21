import type { ReactElement } from 'react';
import { act, screen } from '@testing-library/react';
import { sessionStore } from '@nzuko/shared-auth';
import { resetSession } from '@nzuko/shared-auth/testing';
import { ToastArea } from '@nzuko/shared-ui';
import { renderAt, resetUi, type RenderAtOptions } from '@nzuko/shared-ui/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

import type { Event } from '../api/eventsApi';
import { queryClient } from '../api/queryClient';
import { buildMembership } from './builders';

/** The fake API of this remote's tests. */
export const server = setupServer(
  // No saved events and no tickets by default.
  http.get('/api/events/saved/', () => HttpResponse.json([])),
  http.get('/api/tickets/', () => HttpResponse.json([])),
  // Everybody is in a team of their own.
  http.get('/api/teams/', () =>
    HttpResponse.json([buildMembership({ id: sessionStore.getState().user?.id ?? 0 })]),
  ),
);

/** Starts the fake API and resets session, stores and cache around a file's tests. */
export function setUpFakeApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetSession();
    resetUi();
    queryClient.clear();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    server.resetHandlers();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(() => server.close());
}

/** Renders a screen at its URL, with the toasts. */
export const renderScreen = (screen: ReactElement, options: RenderAtOptions) =>
  renderAt(
    <>
      {screen}
      <ToastArea />
    </>,
    options,
  );

/** Asks again for everything on screen, as a poll does, and waits until the screen has the answers. */
export const refetchAll = () =>
  act(async () => {
    await queryClient.refetchQueries();
    // The cache tells its observers in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Serves an event, renders its page and waits until it shows. */
export async function openEvent(detailScreen: ReactElement, event: Event, search = '') {
  server.use(http.get(`/api/events/${event.id}/`, () => HttpResponse.json(event)));
  const path = `/events/${event.id}${search}`;
  const rendered = renderScreen(detailScreen, { path, route: '/events/:id' });
  // A dialog that opens at once hides the page from assistive technology.
  await screen.findByRole('heading', { level: 1, name: event.title, hidden: true });
  return rendered;
}
