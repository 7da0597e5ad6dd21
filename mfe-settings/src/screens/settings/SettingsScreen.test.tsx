import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import type { User } from '@nzuko/contract';
import { sessionStore } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { dataSaverStore, themeStore } from '@nzuko/shared-ui';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answerProfile, server, withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();

const ada = buildUser({ role: 'ORGANIZER' });

function visit(user: User = ada) {
  signInAs(user);
  renderAt(<SettingsScreen />, { path: '/settings' });
  return userEvent.setup();
}

const firstName = () => screen.getByRole('textbox', { name: 'First Name' });
const lastName = () => screen.getByRole('textbox', { name: 'Last Name' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

describe('the screen', () => {
  test('is headed Profile Settings', () => {
    visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile Settings');
    expect(
      screen.getByText('Manage your personal information and preferences'),
    ).toBeInTheDocument();
  });

  test('shows a spinner while the auth state is loading', () => {
    sessionStore.setState({ status: 'loading' });
    renderAt(<SettingsScreen />, { path: '/settings' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your profile…');
    act(() => signInAs(ada));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  test.each([
    ['ATTENDEE', 'Attendee'],
    ['ORGANIZER', 'Organizer'],
    ['ADMIN', 'Admin'],
  ] as const)('shows the current profile of an %s with the badge %s', (role, badge) => {
    visit(buildUser({ role }));
    const card = within(screen.getByRole('region', { name: 'Current Profile' }));
    expect(card.getByText('Ada Obi')).toBeInTheDocument();
    expect(card.getByText('@adaobi')).toBeInTheDocument();
    expect(card.getByText('ada.obi@example.test')).toBeInTheDocument();
    expect(card.getByText(badge)).toBeInTheDocument();
  });
});

test('nothing typed stays for whoever signs in next, in another tab', async () => {
  const user = visit();
  const current = () => screen.getByLabelText(/^Current Password/);
  await user.type(current(), 'Demo1234');
  act(() => signInAs(buildUser({ id: 99, role: 'ORGANIZER' })));
  expect(current()).toHaveValue('');
});

describe('a suspended account', () => {
  const suspension = { since: '2031-03-01T08:00:00.000Z', reason: 'Tickets for an unbooked hall' };

  test('reads since when and why, and is offered nothing that the API refuses', async () => {
    visit(buildUser({ role: 'ORGANIZER', email_verified: false, suspension }));
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText('Your account is suspended')).toBeVisible();
    expect(notice.getByText(/^Since Sat, 1 Mar 2031/)).toBeVisible();
    expect(notice.getByText(suspension.reason)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact?topic=problem',
    );
    expect(await screen.findByText('Chrome on Linux')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Current Profile',
      'Appearance',
      'Data Saver',
      'Password',
      'Sessions',
      'Your Activity',
      'Your Data',
    ]);
  });

  test('that learns it by a refusal reads the sentence', async () => {
    const detail = 'Your account is suspended. You can still use your tickets.';
    server.use(
      route.patch('/api/auth/profile/', () =>
        HttpResponse.json({ detail, error: detail, code: 'account_suspended' }, { status: 403 }),
      ),
    );
    const user = visit();
    await user.clear(firstName());
    await user.type(firstName(), 'Adaeze');
    await user.click(save());
    expect(await screen.findByText(detail)).toBeVisible();
  });
});

describe('the fields', () => {
  test('First Name and Last Name are required, with placeholders', () => {
    visit();
    expect(firstName()).toHaveAttribute('placeholder', 'Enter your first name');
    expect(lastName()).toHaveAttribute('placeholder', 'Enter your last name');
    expect(firstName()).toBeRequired();
    expect(lastName()).toBeRequired();
    expect(screen.getByText('* Required fields')).toBeInTheDocument();
  });

  test('Username and Email Address cannot be changed', () => {
    visit();
    const username = screen.getByRole('textbox', { name: 'Username' });
    const email = screen.getByRole('textbox', { name: 'Email Address' });
    expect(username).toBeDisabled();
    expect(username).toHaveAccessibleDescription('Username cannot be changed');
    expect(email).toBeDisabled();
    expect(email).toHaveAccessibleDescription('Email cannot be changed');
  });

  test('empty names are not sent, and the first of them is focused', async () => {
    const user = visit();
    await user.clear(firstName());
    await user.clear(lastName());
    await user.click(save());
    expect(await screen.findByText('First name is required')).toBeInTheDocument();
    expect(screen.getByText('Last name is required')).toBeInTheDocument();
    await waitFor(() => expect(firstName()).toHaveFocus());
  });
});

describe('Save Changes', () => {
  test('sends only the changed fields and shows the new name', async () => {
    const calls = answerProfile({ ...ada, first_name: 'Adaeze' });
    const user = visit();
    await user.clear(firstName());
    await user.type(firstName(), ' Adaeze {Enter}');
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(calls.sent).toEqual([{ first_name: 'Adaeze' }]);
    expect(screen.getByText('Adaeze Obi')).toBeInTheDocument();
    expect(firstName()).toHaveValue('Adaeze');
  });

  test('in another tab takes over that field, and leaves what is being typed into the other', async () => {
    const user = visit();
    await user.clear(firstName());
    await user.type(firstName(), 'Adaeze');
    act(() => signInAs({ ...ada, last_name: 'Okafor' }));
    expect(lastName()).toHaveValue('Okafor');
    expect(firstName()).toHaveValue('Adaeze');
    const calls = answerProfile({ ...ada, first_name: 'Adaeze', last_name: 'Okafor' });
    await user.click(save());
    await waitFor(() => expect(calls.sent).toEqual([{ first_name: 'Adaeze' }]));
  });

  test('sends nothing when nothing has changed', async () => {
    const user = visit();
    await user.click(save());
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  });

  test('reads Updating Profile... while saving, and saves once', async () => {
    let calls = 0;
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    server.use(
      route.patch('/api/auth/profile/', async () => {
        calls += 1;
        await answered;
        return HttpResponse.json(ada);
      }),
    );
    const user = visit();
    await user.type(firstName(), 'x');
    await user.click(save());
    const saving = await screen.findByRole('button', { name: 'Updating Profile...' });
    expect(saving).toHaveAttribute('aria-disabled', 'true');
    // Text typed now would be overwritten by the saved name.
    expect(firstName()).toHaveAttribute('readonly');
    expect(lastName()).toHaveAttribute('readonly');
    await user.click(saving);
    await user.type(firstName(), '{Enter}');
    answer();
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(calls).toBe(1);
  });

  test('the success message disappears after 3000 ms', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    try {
      signInAs(ada);
      renderAt(<SettingsScreen />, { path: '/settings' });
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(save());
      expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(2900));
      expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(200));
      expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a save that fails', () => {
  test.each([
    ["the server's detail", { detail: 'Not now.' }, 429, 'Not now.'],
    ['our default message without one', {}, 500, 'Profile update failed.'],
  ])('shows %s under the title Error and keeps what was typed', async (_n, body, status, text) => {
    answerProfile(body, status);
    const user = visit();
    await user.type(lastName(), 'kwe');
    await user.click(save());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Error');
    expect(banner).toHaveTextContent(text);
    expect(lastName()).toHaveValue('Obikwe');
    await user.click(within(banner).getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is cleared as soon as a field is edited', async () => {
    answerProfile({}, 500);
    const user = visit();
    await user.type(lastName(), 'x');
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.type(lastName(), 'y');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows the server’s field error at that field', async () => {
    answerProfile({ last_name: ['Too long.'] }, 400);
    const user = visit();
    await user.type(lastName(), 'x');
    await user.click(save());
    await waitFor(() => expect(lastName()).toHaveFocus());
    expect(lastName()).toHaveAccessibleDescription('Too long.');
  });
});

test('the theme is chosen here, and applies immediately', async () => {
  const user = visit();
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  for (const [name, preference] of [
    ['Dark', 'dark'],
    ['System', 'system'],
    ['Light', 'light'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(themeStore.getState().preference).toBe(preference);
    expect(localStorage.getItem('event-management-theme')).toBe(preference);
  }
});

test('Data Saver is switched here, with the keyboard too, and applies immediately', async () => {
  const user = visit(buildUser({ profile_picture: '/media/ada.webp' }));
  const saver = within(screen.getByRole('region', { name: 'Data Saver' }));
  expect(saver.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  expect(saver.getByRole('status')).toHaveTextContent('Data Saver is off on this device.');
  expect(screen.getByRole('img', { name: 'Your profile picture' })).toBeInTheDocument();
  await user.click(saver.getByRole('radio', { name: 'On' }));
  expect(saver.getByRole('status')).toHaveTextContent('Data Saver is on on this device.');
  expect(document.cookie).toContain('data_saver=on');
  expect(document.querySelector('img')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show Picture: Your profile picture' }));
  expect(screen.getByRole('img', { name: 'Your profile picture' })).toHaveFocus();
  await user.click(saver.getByRole('radio', { name: 'Off' }));
  expect(dataSaverStore.getState()).toMatchObject({ preference: 'off', isOn: false });
  await user.click(saver.getByRole('radio', { name: 'Automatic' }));
  expect(document.cookie).not.toContain('data_saver');
});
