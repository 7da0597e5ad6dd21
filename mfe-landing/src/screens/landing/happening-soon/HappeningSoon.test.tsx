import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage } from '@nzuko/contract/testing';
import { http } from '@nzuko/shared-auth';
import { signInAs, buildUser } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerEvents, eventIn, withFakeApi } from '../../../test/fakeApi';
import { placeAt } from '../../../test/fakeBrowser';
import { HappeningSoon } from './HappeningSoon';

withFakeApi();

const BELOW = window.innerHeight;
const strip = () => screen.queryByRole('region', { name: 'Happening soon' });

/** Renders with the section below the viewport, as when the page opens at its top, and begins to scroll. */
function visit(top = BELOW) {
  const { router, container } = renderAt(<HappeningSoon />);
  act(() => placeAt(top));
  fireEvent.scroll(window);
  return { router, container };
}

/** Resolves once the section has its events, or knows that it gets none. */
async function answered(): Promise<void> {
  const asked = jest.mocked(http.get).mock.results;
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => Promise.allSettled(asked.map(({ value }) => value as Promise<unknown>)));
}

const links = async () => {
  const region = within(await screen.findByRole('region', { name: 'Happening soon' }));
  return within(region.getByRole('list')).getAllByRole('link');
};

test('shows the next four real events, soonest first, each with date, place and price', async () => {
  const calls = answerEvents(
    buildPage([
      eventIn(2, 1, {
        title: 'Rust Nights',
        start_date: '2099-12-04T17:00:00Z',
        end_date: '2099-12-04T20:00:00Z',
        ticket_price: '0.00',
      }),
      eventIn(3, 2, { city: 'Abuja' }),
      eventIn(4, 3, {
        city: '',
        ticket_types: [
          { ticket_type: 'STANDARD', price: '5000.00', available: 80 },
          { ticket_type: 'EARLY_BIRD', price: '2500.00', available: 10 },
        ],
      }),
      eventIn(5, 4),
    ]),
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
  expect(third).toHaveTextContent('From ₦2,500');
  const asked = calls[0]!.url.searchParams;
  expect([asked.get('ordering'), asked.get('organizer')]).toEqual(['upcoming', null]);
});

test('an event links to its page, and See All Events to /events', async () => {
  answerEvents([eventIn(2, 12)]);
  const { router } = visit();
  const [event] = await links();
  expect(screen.getByRole('link', { name: 'See All Events' })).toHaveAttribute('href', '/events');
  await userEvent.click(event!);
  expect(router.state.location.pathname).toBe('/events/12');
});

test('leaves out what is under way, over or sold out, and what is beyond the fourth', async () => {
  const upcoming = [1, 2, 3, 4, 5].map((day) => eventIn(day, day));
  answerEvents(
    buildPage([
      eventIn(-0.05, 8),
      eventIn(0.5, 7, { available_capacity: 0 }),
      ...upcoming,
      eventIn(-3, 9),
    ]),
  );
  visit();
  expect((await links()).map((link) => link.textContent)).toEqual([
    'Event 1',
    'Event 2',
    'Event 3',
    'Event 4',
  ]);
});

test('leaves out what can’t be booked now, since its sale has yet to begin or is over', async () => {
  const type = { ticket_type: 'STANDARD', price: '5000.00' } as const;
  answerEvents(
    buildPage([
      eventIn(1, 1, { ticket_types: [{ ...type, available: 0 }] }),
      eventIn(2, 2, { ticket_types: [{ ...type, available: 80 }] }),
    ]),
  );
  visit();
  expect((await links()).map((link) => link.textContent)).toEqual(['Event 2']);
});

test('sends an anonymous request, even when signed in', async () => {
  const calls = answerEvents(buildPage([eventIn(2, 1)]));
  signInAs(buildUser());
  visit();
  await links();
  expect(calls[0]!.authorization).toBeNull();
});

test.each([
  ['there are none', buildPage([]), 200],
  ['all are over', buildPage([eventIn(-3, 1)]), 200],
  ['they cannot be had', { detail: 'down' }, 500],
])('takes no space when %s', async (_case, body, status) => {
  jest.spyOn(http, 'get');
  const calls = answerEvents(body, status);
  const { container } = visit();
  await answered();
  expect(calls).toHaveLength(1);
  expect(container).toHaveTextContent('');
});

test('asks for nothing until the visitor scrolls, and then once', async () => {
  const calls = answerEvents(buildPage([eventIn(2, 1)]));
  renderAt(<HappeningSoon />);
  act(() => placeAt(BELOW));
  // As long as an answer would take.
  await http.get('/events/');
  expect(calls).toHaveLength(1);
  fireEvent.scroll(window);
  expect(await links()).toHaveLength(1);
  fireEvent.scroll(window);
  expect(calls).toHaveLength(2);
});

test('a visitor who comes back to where they were has scrolled already', async () => {
  answerEvents(buildPage([eventIn(2, 1)]));
  jest.replaceProperty(window, 'scrollY', 600);
  renderAt(<HappeningSoon />);
  act(() => placeAt(BELOW));
  expect(await links()).toHaveLength(1);
});

test('does not grow inside or above the viewport, only below it', async () => {
  jest.spyOn(http, 'get');
  const calls = answerEvents(buildPage([eventIn(2, 1)]));
  visit(BELOW - 1);
  await answered();
  expect(calls).toHaveLength(1);
  expect(strip()).not.toBeInTheDocument();
  act(() => placeAt(-500));
  expect(strip()).not.toBeInTheDocument();
  act(() => placeAt(BELOW));
  expect(await links()).toHaveLength(1);
});
