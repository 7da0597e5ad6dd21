import { footerWith } from '@nzuko/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { openEvent, server, setUpFakeApi } from '../../../test/renderScreen';
import EventDetailScreen from '../EventDetailScreen';

setUpFakeApi();
beforeEach(() => sessionStorage.clear());

const event = buildEvent();
const opener = () => screen.getByRole('button', { name: 'Report This Event' });

async function openReport() {
  await openEvent(<EventDetailScreen />, event);
  await userEvent.click(opener());
  return within(await screen.findByRole('dialog', { name: 'Report this event' }));
}
type Form = Awaited<ReturnType<typeof openReport>>;

const message = (form: Form) => form.getByRole('textbox', { name: /What happened/ });
const email = (form: Form) => form.queryByRole('textbox', { name: /Your email/ });
const send = (form: Form) => userEvent.click(form.getByRole('button', { name: 'Send Report' }));

async function fillIn(form: Form) {
  await userEvent.click(form.getByRole('radio', { name: /scam/ }));
  await userEvent.type(message(form), 'Nobody at the venue knows of it.');
}

/** Answers reports and records them. */
function answerReports(answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post(`/api/events/${event.id}/reports/`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const taken = (is_repeated = false) => HttpResponse.json({ is_repeated }, { status: 202 });

test('a visitor reports an event with an address, and reads what happens next', async () => {
  const sent = answerReports(() => taken());
  const form = await openReport();
  await fillIn(form);
  await userEvent.type(email(form) as HTMLElement, 'bola@example.test');
  await send(form);
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for telling us' }));
  expect(thanks.getByText(/email you when we have/)).toHaveFocus();
  expect(sent).toEqual([
    {
      report_reason: 'scam',
      message: 'Nobody at the venue knows of it.',
      email: 'bola@example.test',
    },
  ]);
  // Not the X, which has the same name.
  await userEvent.click(thanks.getByText('Close'));
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.click(opener());
  const again = within(await screen.findByRole('dialog', { name: 'Report this event' }));
  expect(message(again)).toHaveValue('');
});

test('whoever is signed in isn’t asked for an address', async () => {
  signInAs(buildUser());
  const sent = answerReports(() => taken(true));
  const form = await openReport();
  expect(email(form)).toBeNull();
  await fillIn(form);
  await send(form);
  expect(
    await screen.findByRole('dialog', { name: 'You’ve reported this already' }),
  ).toBeInTheDocument();
  expect(sent).toEqual([{ report_reason: 'scam', message: 'Nobody at the venue knows of it.' }]);
});

test('an empty form says what is missing at each field, and begins at the first', async () => {
  const sent = answerReports(() => taken());
  const form = await openReport();
  await send(form);
  expect(await form.findByText('Choose a reason')).toBeInTheDocument();
  expect(form.getByText('Tell us what happened')).toBeInTheDocument();
  expect(form.getByText('Please enter a valid email address')).toBeInTheDocument();
  await waitFor(() => expect(form.getAllByRole('radio')[0]).toHaveFocus());
  expect(sent).toEqual([]);
});

test.each([
  [
    'no answer',
    () => HttpResponse.error(),
    'Network error. Please check your connection and try again.',
  ],
  [
    'too many reports',
    () => HttpResponse.json({ detail: 'Too many attempts.' }, { status: 429 }),
    'Too many attempts.',
  ],
  [
    'more reports than we read',
    () =>
      HttpResponse.json(
        { code: 'enough_reports', detail: 'We can’t take any more reports of it.' },
        { status: 409 },
      ),
    'We can’t take any more reports of it.',
  ],
  [
    'a fault of ours',
    () => HttpResponse.json({ detail: 'null' }, { status: 500 }),
    'Your report wasn’t sent. Please try again.',
  ],
])('after %s the reason is shown, and what was typed stays', async (_what, answer, reason) => {
  signInAs(buildUser());
  answerReports(answer);
  const form = await openReport();
  await fillIn(form);
  await send(form);
  expect(await footerWith(form, 'Cancel').findByText(reason)).toBeInTheDocument();
  expect(message(form)).toHaveValue('Nobody at the venue knows of it.');
  // Also after a look at the page.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener()).toHaveFocus());
  await userEvent.click(opener());
  const again = within(await screen.findByRole('dialog', { name: 'Report this event' }));
  expect(message(again)).toHaveValue('Nobody at the venue knows of it.');
});

test('what the API refuses shows at its field', async () => {
  answerReports(() =>
    HttpResponse.json({ email: ['Please use another address'] }, { status: 400 }),
  );
  const form = await openReport();
  await fillIn(form);
  await userEvent.type(email(form) as HTMLElement, 'bola@example.test');
  await send(form);
  expect(await form.findByText('Please use another address')).toBeInTheDocument();
  expect(email(form)).toHaveFocus();
});

test('an organizer isn’t offered to report their own event', async () => {
  signInAs(buildUser({ id: event.organizer_details.id, role: 'ORGANIZER' }));
  await openEvent(<EventDetailScreen />, event);
  expect(screen.queryByRole('button', { name: 'Report This Event' })).toBeNull();
});
