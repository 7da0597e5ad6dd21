import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent, buildPage, daysFromNow } from '@nzuko/shell-sdk/contract-testing';
import { createQueryClient } from '@nzuko/shell-sdk/queries';
import { renderAt } from '@nzuko/shell-sdk/testing';

import { answerEvents, withFakeApi } from '../../test/fakeApi';
import { NextEvents } from './NextEvents';

withFakeApi();

const show = () =>
  renderAt(
    <QueryClientProvider client={createQueryClient(0)}>
      <NextEvents />
    </QueryClientProvider>,
  );

test('the next events lead to their pages, without those that are over', async () => {
  const over = { start_date: daysFromNow(-2), end_date: daysFromNow(-1) };
  answerEvents(buildPage([buildEvent(), buildEvent({ id: 8, title: 'Over', ...over })]));
  show();
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Lagos React Meetup']);
  expect(links[0]).toHaveAttribute('href', '/events/7');
});

test('an event has the price of its cheapest ticket', async () => {
  const types = [
    { ticket_type: 'STANDARD' as const, price: '5000.00', available: 80 },
    { ticket_type: 'EARLY_BIRD' as const, price: '3000.00', available: 20 },
  ];
  answerEvents(buildPage([buildEvent({ ticket_price: '5000.00', ticket_types: types })]));
  show();
  expect(await screen.findByText('From ₦3,000')).toBeVisible();
});

test('without events it says so', async () => {
  answerEvents(buildPage([]));
  show();
  expect(await screen.findByRole('heading', { name: 'No events are coming up' })).toBeVisible();
});

test('a list that could not be loaded can be asked for again', async () => {
  answerEvents({ detail: 'Not now.' }, 400);
  show();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load events. Please try again.');
  answerEvents(buildPage([buildEvent()]));
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Lagos React Meetup' })).toBeVisible();
});
