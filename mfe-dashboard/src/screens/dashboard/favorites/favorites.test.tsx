import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

test('a saved event is in Favorites until it is unsaved', async () => {
  answer('/events/saved/', [buildEvent()]);
  server.use(
    http.delete('/api/events/7/saved/', () => {
      answer('/events/saved/', []);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openDashboard('ATTENDEE', '?tab=favorites');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Saved: Lagos React Meetup', pressed: true }),
  );
  expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
  // The browser would start over at the top of the page.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Favorites' })).toHaveFocus());
});

test('an event is saved in Discover Events', async () => {
  answer('/events/', buildPage([buildEvent()]));
  let isSaved = false;
  server.use(
    http.put('/api/events/7/saved/', () => {
      isSaved = true;
      answer('/events/saved/', [buildEvent()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  openDashboard('ATTENDEE', '?tab=discover');
  const save = await screen.findByRole('button', { name: 'Save: Lagos React Meetup' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  expect(
    await screen.findByRole('button', { name: 'Saved: Lagos React Meetup', pressed: true }),
  ).toBeInTheDocument();
  await waitFor(() => expect(isSaved).toBe(true));
});

test('an event that the server fails to save is not shown as saved', async () => {
  answer('/events/', buildPage([buildEvent()]));
  server.use(http.put('/api/events/7/saved/', () => HttpResponse.json({}, { status: 500 })));
  openDashboard('ATTENDEE', '?tab=discover');
  const save = await screen.findByRole('button', { name: 'Save: Lagos React Meetup' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  expect(
    await screen.findByText('The event could not be saved. Please try again.'),
  ).toBeInTheDocument();
  expect(
    await screen.findByRole('button', { name: 'Save: Lagos React Meetup', pressed: false }),
  ).toBeInTheDocument();
});

test('an event stays saved that the server fails to remove, even if the favorites can’t be had', async () => {
  answer('/events/saved/', [buildEvent()]);
  answer('/events/', buildPage([buildEvent()]));
  server.use(
    http.delete('/api/events/7/saved/', () => {
      answer('/events/saved/', {}, 500);
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  openDashboard('ATTENDEE', '?tab=discover');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Saved: Lagos React Meetup', pressed: true }),
  );
  expect(
    await screen.findByText('The event could not be saved. Please try again.'),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Saved: Lagos React Meetup', pressed: true }),
  ).toBeInTheDocument();
});

test('Failed to load events shows with Try Again', async () => {
  answer('/events/saved/', {}, 500);
  openDashboard('ATTENDEE', '?tab=favorites');
  expect(await screen.findByText('Failed to load events. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});
