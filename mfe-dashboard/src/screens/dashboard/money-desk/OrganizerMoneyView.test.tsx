import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import { buildEventMoney, buildMoney } from '../../../test/money';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const URL_OF = '/api/money/organizers/12/';
const organizer = { id: 12, name: 'Chidi Eze', email: 'chidi@example.test' };
const later = buildMoney({
  events: [buildEventMoney({ event: { id: 6, title: 'Abuja JS', status: 'PUBLISHED' } })],
});
/** Answers the first page, and the second as given. */
const answerPages = (second: object, status: number) =>
  server.use(
    http.get(URL_OF, ({ request }) =>
      new URL(request.url).searchParams.has('after')
        ? HttpResponse.json(second, { status })
        : HttpResponse.json({ ...buildMoney({ next: `${URL_OF}?after=7` }), organizer }),
    ),
  );

beforeEach(() => {
  const noAccount = { is_verified: false, account: null, waiting: null };
  answer('/money/organizers/12/payout-account/', noAccount);
  answer('/money/organizers/12/payouts/', { next: null, results: [] });
  answer('/money/organizers/12/postings/', { next: null, results: [] });
});

/** Adds ₦500 to the balance, and confirms it. */
async function postCorrection() {
  const form = within(await screen.findByRole('form', { name: 'Correct the balance' }));
  await userEvent.type(form.getByLabelText(/Amount/), '500');
  await userEvent.type(form.getByLabelText(/Reason/), 'Paid twice by hand.');
  await userEvent.click(form.getByRole('button', { name: 'Post Correction' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add ₦500' }));
  return form;
}

test('a correction of one’s own balance is refused where it was asked for', async () => {
  const sentence = 'This balance is yours or your team’s.';
  answerPages(later, 200);
  server.use(
    http.post(`${URL_OF}corrections/`, () =>
      HttpResponse.json({ detail: sentence, code: 'own_balance' }, { status: 409 }),
    ),
  );
  openDashboard('ADMIN', '?tab=money&organizer=12');
  const form = await postCorrection();
  expect(await form.findByText(sentence)).toBeInTheDocument();
});

test('a correction whose answer was lost isn’t posted twice, not even from a form that is opened anew', async () => {
  answerPages(later, 200);
  const keys: unknown[] = [];
  server.use(
    http.post(`${URL_OF}corrections/`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1
        ? HttpResponse.error()
        : HttpResponse.json(
            { code: 'idempotency_key_reused', detail: 'Use a new key.' },
            { status: 422 },
          );
    }),
  );
  const { unmount } = openDashboard('ADMIN', '?tab=money&organizer=12');
  const form = await postCorrection();
  await form.findByText(/so we don’t know whether the correction was posted/);
  unmount();
  openDashboard('ADMIN', '?tab=money&organizer=12');
  const again = await postCorrection();
  const told =
    'The correction was posted as it was before you changed it. Look at the postings before you post another.';
  expect(await again.findByText(told)).toBeInTheDocument();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('events that can’t be loaded are not left out without a word', async () => {
  answerPages({}, 500);
  openDashboard('ADMIN', '?tab=money&organizer=12');
  expect(
    await screen.findByText('Failed to load all of this organizer’s events. Please try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Correct the balance' })).toBeInTheDocument();
  answerPages(later, 200);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('option', { name: 'Abuja JS' })).toBeInTheDocument();
  expect(screen.queryByText(/^Failed to load all/)).not.toBeInTheDocument();
});
