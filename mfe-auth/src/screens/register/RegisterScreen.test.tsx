import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerPost, fakeSignIn, withFakeApi } from '../../test/fakeApi';
import RegisterScreen from './RegisterScreen';

withFakeApi();

const visit = (state?: unknown) => renderAt(<RegisterScreen />, { path: '/register', state });
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Create Account' });

const typed = {
  'First Name': 'Ada',
  'Last Name': 'Obi',
  Username: 'adaobi',
  Email: 'ada@example.test',
  Password: 'Demo1234',
  'Confirm Password': 'Demo1234',
};

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  for (const [label, text] of Object.entries(typed)) await user.type(field(label), text);
}

describe('the registration form', () => {
  test('posts the data, then signs in with the same email and password', async () => {
    const registration = answerPost('/auth/register/', buildUser(), 201);
    const signIn = fakeSignIn();
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Organizer' }));
    await user.click(submit());
    await waitFor(() => expect(sessionStore.getState().status).toBe('authenticated'));
    expect(registration.sent).toEqual([
      {
        first_name: 'Ada',
        last_name: 'Obi',
        username: 'adaobi',
        email: 'ada@example.test',
        role: 'ORGANIZER',
        password: 'Demo1234',
        password2: 'Demo1234',
      },
    ]);
    expect(signIn.sent).toEqual([{ email: 'ada@example.test', password: 'Demo1234' }]);
  });

  test('starts with the role Attendee, and offers only Attendee and Organizer', () => {
    visit();
    expect(screen.getByRole('radio', { name: 'Attendee' })).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('has the address that an invitation is for, which can be changed', async () => {
    const user = userEvent.setup();
    visit({ from: '/invitations/abc-123', email: 'chidi@example.test' });
    expect(field('Email')).toHaveValue('chidi@example.test');
    await user.clear(field('Email'));
    expect(field('Email')).toHaveValue('');
  });

  test('shows what is missing under each field and focuses the first', async () => {
    const user = userEvent.setup();
    visit();
    await user.click(submit());
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(screen.getByText('Last name is required')).toBeInTheDocument();
    expect(screen.getByText('Username must be at least 3 characters long')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password must be at least 8 characters long')).toBeInTheDocument();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
  });

  test('shows on the confirm field that the passwords differ', async () => {
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.type(field('Confirm Password'), '5');
    await user.click(submit());
    await waitFor(() => expect(field('Confirm Password')).toHaveFocus());
    expect(field('Confirm Password')).toHaveAccessibleDescription("Passwords don't match");
  });

  test('makes password managers save the account under the email', () => {
    visit();
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Username')).toHaveAttribute('autocomplete', 'nickname');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('Confirm Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('a registration that fails', () => {
  test.each([
    ["the server's detail", { detail: 'Too many tries.' }, 429, 'Too many tries.'],
    ['our default message without one', {}, 500, 'Registration failed. Please try again.'],
  ])('shows %s and keeps what was typed', async (_name, body, status, message) => {
    answerPost('/auth/register/', body, status);
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
  });

  test('shows a taken email and username under their fields, until they are changed', async () => {
    const taken = { email: ['This email is taken.'], username: ['This username is taken.'] };
    answerPost('/auth/register/', taken, 400);
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(field('Username')).toHaveFocus());
    expect(field('Username')).toHaveAccessibleDescription('This username is taken.');
    expect(field('Email')).toHaveAccessibleDescription('This email is taken.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(field('Username'), '2');
    expect(screen.queryByText('This username is taken.')).not.toBeInTheDocument();
    expect(screen.getByText('This email is taken.')).toBeInTheDocument();
    await user.type(field('Username'), '{Backspace}');
    expect(screen.getByText('This username is taken.')).toBeInTheDocument();
  });

  test('offers to sign in with a taken email, which comes along', async () => {
    answerPost('/auth/register/', { email: ['This email is taken.'] }, 400);
    const user = userEvent.setup();
    const { router } = visit({ from: '/settings' });
    await fillIn(user);
    await user.click(submit());
    await user.click(await screen.findByRole('link', { name: 'Sign in instead' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '',
      state: { from: '/settings', email: 'ada@example.test' },
    });
  });

  test('shows a banner at the button for what is at no field', async () => {
    const refusal = { email: ['This email is taken.'], non_field_errors: ['Not today.'] };
    answerPost('/auth/register/', refusal, 400);
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Registration failed.');
    expect(alert).toAppearAfter(field('Confirm Password'));
  });

  test('leads to the sign-in screen when only the sign-in after it failed', async () => {
    answerPost('/auth/register/', buildUser(), 201);
    answerPost('/auth/token/', {}, 503);
    const user = userEvent.setup();
    const { router } = visit({ from: '/settings' });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/settings', email: 'ada@example.test' });
    expect(sessionStore.getState().error).toBe('Login failed. Please check your credentials.');
  });

  test('is cleared when the visitor leaves the screen', async () => {
    answerPost('/auth/register/', {}, 500);
    const user = userEvent.setup();
    visit();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(sessionStore.getState().error).toBeNull();
  });

  test('does not start with the sign-in screen’s error', () => {
    sessionStore.setState({ error: 'Login failed. Please check your credentials.' });
    visit();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a link leads to the sign-in screen', () => {
  visit();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('says why visitors were sent here', () => {
  visit({
    from: '/events/7?book=1',
    reason: 'Sign in or create an account to finish your booking.',
  });
  expect(screen.getByText(/to finish your booking\.$/)).toBeInTheDocument();
});
