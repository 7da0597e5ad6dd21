import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';

import { citiesQuery, eventsQuery } from '../../api/eventsApi';
import { queryClient } from '../../api/queryClient';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import { noFilters } from '../catalogue/catalogueFilters';
import EventDetailScreen from './EventDetailScreen';

setUpFakeApi();

const path = '/events/7';
const show = () => renderScreen(<EventDetailScreen />, { path, route: '/events/:id' });
const prefetch = () =>
  EventDetailScreen.prefetch({ params: { id: '7' }, search: new URLSearchParams() });

test('an event that was asked for when its link was approached shows right away', async () => {
  server.use(http.get('/api/events/7/', () => HttpResponse.json(buildEvent())));
  // The shell renders the screen once that is done.
  await prefetch();
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lagos React Meetup');
});

test('an event that is gone when it is fetched again leaves the screen', async () => {
  server.use(http.get('/api/events/7/', () => HttpResponse.json(buildEvent())));
  await prefetch();
  show();
  server.use(
    http.get('/api/events/7/', () => HttpResponse.json({ detail: 'Not found.' }, { status: 404 })),
  );
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeInTheDocument();
  expect(document.title).toMatch(/^Event Not Found · /);
});

describe('an event that a list has shown', () => {
  const listed = buildEvent({ title: 'As it was listed' });
  beforeEach(() => {
    queryClient.setQueryData(eventsQuery(noFilters).queryKey, buildPage([listed]));
    queryClient.setQueryData(citiesQuery.queryKey, ['Lagos']);
  });
  const showListed = (answer: () => Response) => {
    server.use(http.get('/api/events/7/', answer));
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('As it was listed');
  };

  test('shows right away, and is brought up to date', async () => {
    showListed(() => HttpResponse.json({ ...listed, title: 'As it is now' }));
    expect(await screen.findByRole('heading', { name: 'As it is now' })).toBeInTheDocument();
  });

  test('isn’t asked for ahead: the pointer may pass over many links', async () => {
    // No handler is set up: a request would fail the test.
    await prefetch();
    expect(queryClient.isFetching()).toBe(0);
  });

  test('gives way to what the API says once it is gone', async () => {
    showListed(() => HttpResponse.json({ detail: 'Not found.' }, { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'Event Not Found' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Event Not Found · /);
  });
});
