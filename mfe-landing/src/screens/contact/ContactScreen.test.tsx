import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { server, withFakeApi } from '../../test/fakeApi';
import ContactScreen from './ContactScreen';

withFakeApi();

function answerContact(answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    route.post('/api/contact/', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const accepted = () => new HttpResponse(null, { status: 202 });

function visit(path = '/contact') {
  renderAt(<ContactScreen />, { path });
  return userEvent.setup();
}
async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name'), 'Ada Obi');
  await user.type(screen.getByLabelText('Email'), 'ada@example.test');
  await user.type(screen.getByLabelText('Message'), 'Where is my refund?');
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send Message' }));

test('a message is sent with the topic of its link, and the page says what happens next', async () => {
  const sent = answerContact(accepted);
  const user = visit('/contact?topic=refund');
  await fillIn(user);
  await send(user);
  const title = await screen.findByRole('heading', { level: 1, name: 'We’ve got your message' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/We’ve sent a confirmation to/)).toHaveTextContent('ada@example.test');
  expect(sent).toEqual([
    { name: 'Ada Obi', email: 'ada@example.test', topic: 'refund', message: 'Where is my refund?' },
  ]);
});

test('the footer leads to the form for an event from here, too', () => {
  visit();
  expect(screen.getByRole('link', { name: 'Create an event' })).toHaveAttribute(
    'href',
    '/events/create-event',
  );
});

test('a member’s name and address stand there already', () => {
  signInAs(buildUser({ first_name: 'Chidi', last_name: 'Eze', email: 'chidi@example.test' }));
  visit();
  expect(screen.getByLabelText('Name')).toHaveValue('Chidi Eze');
  expect(screen.getByLabelText('Email')).toHaveValue('chidi@example.test');
});

describe('while a message is being written', () => {
  const chidi = buildUser({ first_name: 'Chidi', last_name: 'Eze', email: 'chidi@example.test' });

  test('a sign-in fills in only what is still untouched', async () => {
    const user = visit();
    await user.type(screen.getByLabelText('Name'), 'Ada Obi');
    await user.type(screen.getByLabelText('Message'), 'Where is my refund?');
    act(() => signInAs(chidi));
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
    expect(screen.getByLabelText('Email')).toHaveValue('chidi@example.test');
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my refund?');
  });

  test('the end of the session takes nothing away', async () => {
    signInAs(chidi);
    const user = visit();
    await user.type(screen.getByLabelText('Message'), 'Where is my refund?');
    act(() => sessionStore.setState(sessionStore.getInitialState(), true));
    expect(screen.getByLabelText('Email')).toHaveValue('chidi@example.test');
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my refund?');
  });

  test('a link with another topic changes only the topic, unless one was chosen', async () => {
    const { router } = renderAt(<ContactScreen />, { path: '/contact?topic=refund' });
    const topic = screen.getByLabelText('What is it about?');
    await userEvent.type(screen.getByLabelText('Message'), 'Where is my refund?');
    await act(() => router.navigate('/contact?topic=problem'));
    expect(topic).toHaveValue('problem');
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my refund?');
    await userEvent.selectOptions(topic, 'privacy');
    await act(() => router.navigate('/contact?topic=demo'));
    expect(topic).toHaveValue('privacy');
  });

  test('closing the tab asks first, but not for what was filled in for them', async () => {
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const user = visit();
    act(() => signInAs(chidi));
    expect(close()).toBe(true);
    await user.type(screen.getByLabelText('Message'), 'Where');
    expect(close()).toBe(false);
  });
});

test('an unknown topic in the link becomes a question', () => {
  visit('/contact?topic=spam');
  expect(screen.getByLabelText('What is it about?')).toHaveValue('question');
});

test('an empty form says what is missing at each field, and sends nothing', async () => {
  const sent = answerContact(accepted);
  const user = visit();
  await send(user);
  expect(await screen.findByText('Name is required')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
  expect(screen.getByText('Message is required')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  [
    'no answer',
    () => HttpResponse.error(),
    'Network error. Please check your connection and try again.',
  ],
  [
    'too many messages',
    () => HttpResponse.json({ error: 'You’ve written to us three times today.' }, { status: 429 }),
    'You’ve written to us three times today.',
  ],
  [
    'a fault of ours',
    () => HttpResponse.json({}, { status: 500 }),
    'Your message was not sent. Please try again.',
  ],
])(
  'after %s the reason is shown at the button, and the text is still there',
  async (_what, answer, reason) => {
    answerContact(answer);
    const user = visit();
    await fillIn(user);
    await send(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(reason);
    expect(alert).toAppearAfter(screen.getByLabelText('Message'));
    expect(screen.getByLabelText('Message')).toHaveValue('Where is my refund?');
  },
);
