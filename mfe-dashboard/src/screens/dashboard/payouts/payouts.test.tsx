import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import {
  buildEventMoney,
  buildEventMoneyReport,
  buildMoney,
  buildPayoutTerms,
} from '../../../test/money';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

beforeEach(() => {
  answer('/money/payouts/', { next: null, results: [] });
  answer('/money/payouts/terms/', buildPayoutTerms());
  answer('/money/payout-account/', { is_verified: false, account: null, waiting: null });
  answer('/money/payout-account/banks/', []);
  answer('/money/', buildMoney());
});

const open = (query = '') => openDashboard('ORGANIZER', `?tab=payouts${query}`);
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

test('an organizer sees the four parts of their balance, and what is due when', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'What is due' })).toBeVisible();
  expect(figure('Pending')).toHaveTextContent('₦20,000');
  expect(figure('Available')).toHaveTextContent('₦141,649.50');
  expect(figure('On its way')).toHaveTextContent('₦0');
  expect(figure('Paid out')).toHaveTextContent('₦75,000');
  expect(screen.queryByText(/dispute their payments/)).not.toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Lagos React Meetup/ });
  expect(within(row).getByText('Ready, but needs a bank account')).toBeInTheDocument();
});

test('what is due sorts by its columns, as the URL says, once all of it is there', async () => {
  const events = [
    buildEventMoney({
      event: { id: 8, title: 'Abuja JS', status: 'PUBLISHED' },
      balance: '-50.00',
    }),
    buildEventMoney({ event: { id: 7, title: 'Zaria Data', status: 'PUBLISHED' } }),
    buildEventMoney({ event: { id: 6, title: 'Kano Rust', status: 'PUBLISHED' }, balance: '9.00' }),
  ];
  answer('/money/', buildMoney({ events }));
  const { router } = open('&due=-due');
  const table = within(await screen.findByRole('table', { name: 'What is due' }));
  const titles = () => table.getAllByRole('link').map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Zaria Data', 'Kano Rust', 'Abuja JS']);
  await userEvent.click(table.getByRole('button', { name: 'Event' }));
  expect(titles()).toEqual(['Abuja JS', 'Kano Rust', 'Zaria Data']);
  expect(router.state.location.search).toContain('due=event');
});

test('what is due does not sort while there is more of it', async () => {
  answer('/money/', buildMoney({ next: '/api/money/?after=7' }));
  open('&due=-due');
  const table = within(await screen.findByRole('table', { name: 'What is due' }));
  expect(table.queryByRole('button', { name: 'Event' })).not.toBeInTheDocument();
});

test('disputed money is named', async () => {
  answer('/money/', buildMoney({ disputed: '2500.00' }));
  open();
  expect(await screen.findByText(/₦2,500 is held because buyers dispute/)).toBeInTheDocument();
});

test('a balance below zero is explained, and nothing can be requested', async () => {
  answer('/money/', buildMoney({ available: '-5000.00' }));
  open();
  expect(await screen.findByText('You’re ₦5,000 below zero')).toBeInTheDocument();
  expect(screen.getByText(/Your next sales will cover it automatically/)).toBeInTheDocument();
  expect(figure('Available')).toHaveTextContent('-₦5,000');
  expect(screen.queryByText('Can be paid out')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Request Payout' })).not.toBeInTheDocument();
});

test('an organizer without sales reads where they will be', async () => {
  answer('/money/', buildMoney({ events: [] }));
  open();
  expect(await screen.findByText('No sales yet')).toBeInTheDocument();
});

test('events that ended earlier come page by page', async () => {
  const titled = (id: number) =>
    buildEventMoney({ event: { id, title: `Meetup ${id}`, status: 'PUBLISHED' } });
  const asked: string[] = [];
  server.use(
    http.get('/api/money/', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(
        searchParams.has('after')
          ? buildMoney({ events: [titled(7)] })
          : buildMoney({ events: [titled(9), titled(8)], next: '/api/money/?after=8' }),
      );
    }),
  );
  open();
  expect(await screen.findByText('The 2 latest events')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(await screen.findByText('All 3 events')).toHaveFocus();
  const due = within(screen.getByRole('table', { name: 'What is due' }));
  expect(due.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Meetup 9',
    'Meetup 8',
    'Meetup 7',
  ]);
  expect(asked).toEqual(['?page_size=25', '?page_size=25&after=8']);
});

test('an event’s money opens by its name: by ticket type and day, and back', async () => {
  answer('/events/7/money/', buildEventMoneyReport());
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Lagos React Meetup' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Lagos React Meetup' }),
  ).toBeInTheDocument();
  expect(figure('Sold')).toHaveTextContent('₦150,000');
  expect(figure('Fees')).toHaveTextContent('₦3,350.50');
  expect(figure('Refunds')).toHaveTextContent('₦5,000');
  expect(figure('Net')).toHaveTextContent('₦141,649.50');
  const types = screen.getByRole('table', { name: 'Money by ticket type' });
  expect(within(types).getByRole('row', { name: /VIP/ })).toHaveTextContent('₦48,649.50');
  const days = screen.getByRole('table', { name: 'Money by day' });
  expect(within(days).getByRole('row', { name: /Sun, 2\sFeb\s2031/ })).toHaveTextContent('-₦5,000');
  await userEvent.click(screen.getByRole('link', { name: 'All payouts' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Payouts' })).toBeInTheDocument();
});

test('an event’s money says what disputes hold and what is elsewhere, up to what is due', async () => {
  const money = buildEventMoney({
    net: '797607.50',
    corrections: '-100.00',
    disputed: '3500.00',
    paid_out: '1000.00',
    balance: '793107.50',
  });
  answer('/events/7/money/', buildEventMoneyReport({ money }));
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Lagos React Meetup' }));
  const due = await screen.findByRole('region', { name: 'What is left' });
  const lines = within(due)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(lines).toEqual([
    ['Net', '₦797,607.50'],
    ['Held for disputes', '-₦3,500'],
    ['Paid out', '-₦1,000'],
    ['Due', '₦793,107.50'],
  ]);
  expect(screen.getByText('With corrections of -₦100')).toBeVisible();
});

test('failed loads of money can be tried again', async () => {
  answer('/money/', {}, 500);
  answer('/events/7/money/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load your money. Please try again.'),
  ).toBeInTheDocument();
  answer('/money/', buildMoney({ events: [buildEventMoney({ held_because: 'disputed' })] }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Lagos React Meetup' }));
  expect(
    await screen.findByText('Failed to load this event’s money. Please try again.'),
  ).toBeInTheDocument();
});
