import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInAs, buildUser } from 'shared-auth/testing';
import { renderAt } from 'shared-ui/testing';

import { answerEvents, buildEvent, pageOf, withFakeApi } from '../../../test/fakeApi';
import { placeAt } from '../../../test/fakeBrowser';
import { HappeningSoon } from './HappeningSoon';

withFakeApi();

const BELOW = window.innerHeight;
const strip = () => screen.queryByRole('region', { name: 'Happening soon' });

/** Renders with the place of the strip below the viewport, as when a page opens at its top. */
function visit(top = BELOW) {
  const { router, container } = renderAt(<HappeningSoon />);
  act(() => placeAt(top));
  return { router, container };
}

const links = async () => {
  const region = within(await screen.findByRole('region', { name: 'Happening soon' }));
  return within(region.getByRole('list')).getAllByRole('link');
};

test('shows the next four real events, soonest first, each with date, place and price', async () => {
  const calls = answerEvents(
    pageOf(
      buildEvent(1, 2, {
        title: 'Rust Nights',
        start_date: '2099-12-04T17:00:00Z',
        end_date: '2099-12-04T20:00:00Z',
        ticket_price: '0.00',
      }),
      buildEvent(2, 3, { city: 'Abuja' }),
      buildEvent(3, 4, { city: '' }),
      buildEvent(4, 5),
    ),
  );
  visit();
  expect((await links()).map((link) => link.textContent)).toEqual([
    'Rust Nights',
    'Event 2',
    'Event 3',
    'Event 4',
  ]);
  const [first, second, third] = within(strip()!).getAllByRole('listitem');
  expect(first).toHaveTextContent('Fri, 4 Dec 2099');
  expect(first).toHaveTextContent('18:00 WAT');
  expect(first).toHaveTextContent('Free');
  expect(second).toHaveTextContent('Abuja');
  expect(second).toHaveTextContent('₦5,000');
  expect(third).toHaveTextContent('The Zone, Gbagada, Lagos');
  const asked = calls[0]!.url.searchParams;
  expect([asked.get('ordering'), asked.get('organizer')]).toEqual(['upcoming', null]);
});

test('an event leads to its page, and all of them to /events', async () => {
  answerEvents([buildEvent(12, 2)]);
  const { router } = visit();
  const [event] = await links();
  expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  await userEvent.click(event!);
  expect(router.state.location.pathname).toBe('/events/12');
});

test('leaves out what is under way or over, and what is beyond the fourth', async () => {
  const upcoming = [1, 2, 3, 4, 5].map((id) => buildEvent(id, id));
  answerEvents(pageOf(buildEvent(8, -0.05), ...upcoming, buildEvent(9, -3)));
  visit();
  expect((await links()).map((link) => link.textContent)).toEqual([
    'Event 1',
    'Event 2',
    'Event 3',
    'Event 4',
  ]);
});

test('asks as a visitor, whoever is signed in', async () => {
  const calls = answerEvents(pageOf(buildEvent(1, 2)));
  signInAs(buildUser());
  visit();
  await links();
  expect(calls[0]!.authorization).toBeNull();
});

test.each([
  ['there are none', pageOf(), 200],
  ['all are over', pageOf(buildEvent(1, -3)), 200],
  ['they cannot be had', { detail: 'down' }, 500],
])('takes no space when %s', async (_case, body, status) => {
  const calls = answerEvents(body, status);
  const { container } = visit();
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(container).toHaveTextContent('');
});

test('does not grow inside what the visitor sees, nor above it, only once it is below', async () => {
  const calls = answerEvents(pageOf(buildEvent(1, 2)));
  visit(BELOW - 1);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(strip()).not.toBeInTheDocument();
  act(() => placeAt(-500));
  expect(strip()).not.toBeInTheDocument();
  act(() => placeAt(BELOW));
  expect(await links()).toHaveLength(1);
});
