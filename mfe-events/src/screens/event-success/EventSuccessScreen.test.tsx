import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { http as sharedHttp } from '@nzuko/shared-auth';
import { chooseTeam } from '@nzuko/shared-auth/chosen-team';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { buildPaidEvent } from '../../test/builders';
import { renderScreen, server, setUpFakeApi } from '../../test/renderScreen';
import EventSuccessScreen from './EventSuccessScreen';

setUpFakeApi();

const event = buildEvent({ id: 12, title: 'Owambe Night' });
const open = (state: unknown = { event, action: 'published' }) =>
  renderScreen(<EventSuccessScreen />, { path: '/events/success', state });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each([[null], [{ action: 'published' }], [{ event: 'x' }]])(
  'with %j in the navigation state it redirects to /dashboard',
  (state) => {
    const { router } = open(state);
    expect(router.state.location.pathname).toBe('/dashboard');
  },
);

test('shows the summary of a published event with its buttons and share links', () => {
  open();
  expect(screen.getByRole('heading', { name: 'Your event is live' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Owambe Night' })).toBeInTheDocument();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Dashboard')).toBe('/dashboard');
  expect(hrefOf('View Event')).toBe('/events/12');
  for (const time of ['Starts', 'Ends']) expect(screen.getByText(time)).toBeInTheDocument();
  expect(hrefOf('Create Another')).toBe('/events/create');
  const link = encodeURIComponent('http://localhost/events/12');
  expect(hrefOf('Facebook')).toContain(link);
  expect(hrefOf('X/Twitter')).toContain(link);
  expect(hrefOf('LinkedIn')).toContain(link);
  expect(screen.getByRole('button', { name: 'Square Picture' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Story Picture' })).toBeInTheDocument();
});

describe('an event of an organizer whose address isn’t confirmed', () => {
  const unlisted = { event: { ...event, is_unlisted: true }, action: 'published' };

  test('says who can find it until then, and the way out', () => {
    signInAs(buildUser({ id: event.organizer_details.id, role: 'ORGANIZER' }));
    open(unlisted);
    expect(screen.queryByText(/^People can find it/)).not.toBeInTheDocument();
    expect(screen.getByText(/^For now, only people with the link can find it/)).toBeVisible();
    expect(screen.getByText(/sells at most 10 tickets/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the Confirmation Mail Again' })).toBeVisible();
  });

  test('asks nobody else on the team to confirm an address', () => {
    signInAs(buildUser({ id: 99, role: 'ORGANIZER' }));
    open(unlisted);
    expect(screen.getByText(/^For now, only people with the link can find it/)).toBeVisible();
    expect(screen.queryByText(/Confirm your email address/)).not.toBeInTheDocument();
  });
});

test('an event whose tickets differ in price shows from which', () => {
  const ticket_types = [
    { ticket_type: 'STANDARD' as const, price: '25000.00', available: 80 },
    { ticket_type: 'VIP' as const, price: '40000.00', available: 10 },
  ];
  const draft = { ...event, status: 'DRAFT', ticket_price: '25000.00', ticket_types };
  open({ event: draft, action: 'saved' });
  expect(screen.getByText('From ₦25,000')).toBeInTheDocument();
});

test('a saved draft has no View Event and no share links', () => {
  open({ event: { ...event, status: 'DRAFT' }, action: 'saved' });
  expect(screen.getByRole('heading', { name: 'Your draft is saved' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'View Event' })).not.toBeInTheDocument();
  expect(screen.queryByText('Share it')).not.toBeInTheDocument();
});

describe('a published event with paid tickets', () => {
  const account = {
    bank: 'Access Bank',
    ending: '4321',
    account_name: 'EZE CHIDI',
    confirmed_at: '2031-03-01T08:00:00.000Z',
    paused_until: null,
    fits_name: true,
  };
  const paid = buildPaidEvent('1500.00');
  const organizer = buildUser({ id: paid.organizer_details.id, role: 'ORGANIZER' });
  const openPaid = (payoutAccount: object, user = organizer) => {
    signInAs(user);
    server.use(
      http.get('/api/money/payout-account/', () =>
        HttpResponse.json({ is_verified: false, account: null, waiting: null, ...payoutAccount }),
      ),
    );
    open({ event: paid, action: 'published' });
  };

  test('says that its money waits for a bank account', async () => {
    openPaid({});
    expect(await screen.findByText(/can’t be paid out until you add a bank account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a Bank Account' })).toHaveAttribute(
      'href',
      '/dashboard?tab=payouts',
    );
  });

  test('says nothing with an account', async () => {
    let asked = false;
    server.events.on('response:mocked', ({ request }) => {
      asked ||= request.url.includes('payout-account');
    });
    openPaid({ is_verified: true, account });
    await waitFor(() => expect(asked).toBe(true));
    expect(screen.queryByText(/bank account/)).not.toBeInTheDocument();
  });

  test('says nothing about another team that is chosen by now', async () => {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => {
      paths.push(new URL(request.url).pathname);
    });
    openPaid({}, buildUser({ id: 99, role: 'ORGANIZER' }));
    // Whatever the screen asks for was asked for before this.
    await sharedHttp.get('/money/payout-account/?last');
    expect(paths).toEqual(['/api/money/payout-account/']);
  });

  test.each([
    [['events'], []],
    [['events', 'payout_account'], ['/api/money/payout-account/']],
  ] as const)('asks for it for a member with the rights %j: %j', async (rights, asked) => {
    const paths: string[] = [];
    server.events.on('request:start', ({ request }) => {
      paths.push(new URL(request.url).pathname);
    });
    const member = buildUser({ id: 99 });
    signInAs(member);
    chooseTeam({
      id: organizer.id,
      name: 'Bola Ade',
      is_own: false,
      role: 'MANAGER',
      rights: [...rights],
      event_ids: null,
      lacks_two_step: false,
    });
    openPaid({}, member);
    // Whatever the screen asks for was asked for before this.
    await sharedHttp.get('/money/payout-account/?last');
    chooseTeam(null);
    expect(paths).toEqual([...asked, '/api/money/payout-account/']);
  });
});

test('the copied notice lasts 2 seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  await user.click(screen.getByRole('button', { name: 'Copy Link' }));
  await pass(0);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('http://localhost/events/12');
  await pass(1999);
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
});

test('goes to the dashboard after 10 seconds', async () => {
  jest.useFakeTimers();
  const { router } = open();
  expect(screen.getByRole('timer')).toHaveTextContent('in 10 seconds');
  await pass(9_000);
  expect(screen.getByRole('timer')).toHaveTextContent('in 1 second.');
  expect(router.state.location.pathname).toBe('/events/success');
  await pass(1_000);
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('the countdown can be stopped, and restarts from 10', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { router } = open();
  await pass(4_000);
  await user.click(screen.getByRole('button', { name: 'Stop Countdown' }));
  await pass(60_000);
  expect(router.state.location.pathname).toBe('/events/success');
  await user.click(screen.getByRole('button', { name: 'Restart Countdown' }));
  expect(screen.getByRole('timer')).toHaveTextContent('in 10 seconds');
  await pass(10_000);
  expect(router.state.location.pathname).toBe('/dashboard');
});
