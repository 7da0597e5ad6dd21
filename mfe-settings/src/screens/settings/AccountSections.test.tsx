import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import type { User } from '@nzuko/contract';
import { sessionStore, useSession } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { Navigate, toastStore } from '@nzuko/shared-ui';
import { renderAt, type RenderAtResult } from '@nzuko/shared-ui/testing';

import { server, withFakeApi } from '../../test/fakeApi';
import SettingsScreen from './SettingsScreen';

withFakeApi();

const ada = buildUser();

let router: RenderAtResult['router'];

function visit(user: User = ada, ui = <SettingsScreen />) {
  signInAs(user);
  ({ router } = renderAt(ui, { path: '/settings' }));
  return userEvent.setup();
}

/** Sends visitors to sign in, as the shell does. */
function Guarded() {
  const isMember = useSession(({ status }) => status === 'authenticated');
  return isMember ? <SettingsScreen /> : <Navigate to="/login" replace />;
}

/** Fakes a call and records what was sent. */
function answer(method: 'post' | 'get' | 'delete', path: string, status: number, body?: object) {
  const sent: unknown[] = [];
  server.use(
    route[method](`/api/auth/${path}/`, async ({ request }) => {
      const text = await request.text();
      sent.push(text === '' ? null : JSON.parse(text));
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json((body ?? {}) as JsonBodyType, { status });
    }),
  );
  return sent;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('alertdialog'));
const isSignedIn = () => sessionStore.getState().status === 'authenticated';
const toasts = () => toastStore.getState().toasts.map(({ title }) => title);

describe('Email confirmation', () => {
  test('says that the address is confirmed, and offers nothing', () => {
    visit();
    expect(section('Email Confirmation').getByText('Confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the Link Again' })).not.toBeInTheDocument();
  });

  test('sends the link again', async () => {
    const sent = answer('post', 'email-verification', 204);
    const user = visit(buildUser({ email_verified: false }));
    const shown = section('Email Confirmation');
    expect(shown.getByText('Not confirmed')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Send the Link Again' }));
    expect(await shown.findByText(/Check your inbox/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('that was done on another device shows, and what was typed stays', async () => {
    const detail = 'Your email address is already confirmed.';
    answer('post', 'email-verification', 409, { detail, code: 'already_verified' });
    const restored = answer('get', 'profile', 200, ada);
    const user = visit(buildUser({ email_verified: false }));
    await user.type(section('Password').getByLabelText('Current Password'), 'Old');
    await user.click(screen.getByRole('button', { name: 'Send the Link Again' }));
    const confirmed = await section('Email Confirmation').findByText('Confirmed');
    expect(confirmed.parentElement).toHaveFocus();
    expect(screen.queryByText(detail)).not.toBeInTheDocument();
    expect(section('Password').getByLabelText('Current Password')).toHaveValue('Old');
    expect(restored).toEqual([]);
  });

  test.each([
    [{ detail: 'We’ve sent you several links today.' }, 'We’ve sent you several links today.'],
    [{}, 'We couldn’t send the link. Please try again.'],
  ])('a failure with %j shows %s', async (body, message) => {
    answer('post', 'email-verification', 429, body);
    const user = visit(buildUser({ email_verified: false }));
    await user.click(screen.getByRole('button', { name: 'Send the Link Again' }));
    expect(await section('Email Confirmation').findByText(message)).toBeVisible();
  });
});

describe('Organize Events', () => {
  test('leads an attendee to becoming an organizer', () => {
    visit();
    const link = section('Organize Events').getByRole('link', { name: 'Become an Organizer' });
    expect(link).toHaveAttribute('href', '/events/create-event');
  });

  test.each(['ORGANIZER', 'ADMIN'] as const)('isn’t there for an %s', (role) => {
    visit(buildUser({ role }));
    expect(screen.queryByRole('region', { name: 'Organize Events' })).not.toBeInTheDocument();
  });
});

describe('Password', () => {
  const type = async (
    user: ReturnType<typeof userEvent.setup>,
    [current, next, repeated]: [string, string, string],
  ) => {
    const fields = section('Password');
    await user.type(fields.getByLabelText('Current Password'), current);
    await user.type(fields.getByLabelText('New Password'), next);
    await user.type(fields.getByLabelText('Confirm Password'), repeated);
    await user.click(fields.getByRole('button', { name: 'Change Password' }));
  };

  test.each([
    ['Abc1', 'Password must be at least 8 characters long'],
    ['abcdefg1', 'Password must contain at least one uppercase letter'],
    ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ])('the new password %s is rejected before the confirmation', async (password, message) => {
    const user = visit();
    await type(user, ['Old12345', password, password]);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('differing passwords show an error at the second', async () => {
    const user = visit();
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg2']);
    expect(await screen.findByText("Passwords don't match")).toBeInTheDocument();
  });

  test('is changed once confirmed, and this session is kept', async () => {
    const sent = answer('post', 'password', 204);
    const user = visit();
    const refresh = localStorage.getItem('event_refresh_token');
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg1']);
    await user.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText(/^Password changed\./)).toBeInTheDocument();
    expect(sent).toEqual([
      { current_password: 'Old12345', password: 'Abcdefg1', password2: 'Abcdefg1', refresh },
    ]);
    expect(section('Password').getByLabelText('Current Password')).toHaveValue('');
    expect(section('Password').getByRole('button', { name: 'Change Password' })).toHaveFocus();
    expect(isSignedIn()).toBe(true);
    await user.click(section('Password').getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Enter your current password')).toBeInTheDocument();
    expect(screen.queryByText(/^Password changed\./)).not.toBeInTheDocument();
  });

  test('stays unchanged after Cancel, and so does the input', async () => {
    const sent = answer('post', 'password', 204);
    const user = visit();
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg1']);
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('region', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(section('Password').getByLabelText('Current Password')).toHaveValue('Old12345');
  });

  test('a wrong current password shows an error at its field', async () => {
    answer('post', 'password', 400, { current_password: ['This is not your password'] });
    const user = visit();
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg1']);
    await user.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('This is not your password')).toBeInTheDocument();
    expect(section('Password').getByLabelText('Current Password')).toBeInvalid();
  });

  test('a failure without field errors shows a banner', async () => {
    answer('post', 'password', 500);
    const user = visit();
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg1']);
    await user.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    const said = await screen.findByText('Failed to change your password. Please try again.');
    expect(said).toBeInTheDocument();
  });

  test('a lost answer says that it may have changed, also beside the next refusal', async () => {
    server.use(route.post('/api/auth/password/', () => HttpResponse.error()));
    const user = visit();
    await type(user, ['Old12345', 'Abcdefg1', 'Abcdefg1']);
    const confirm = async () =>
      user.click((await dialog()).getByRole('button', { name: 'Change Password' }));
    await confirm();
    const maybe = /so your password may have changed\. If the old one no longer works/;
    expect(await screen.findByText(maybe)).toBeVisible();
    answer('post', 'password', 400, { current_password: ['This is not your password'] });
    await user.click(section('Password').getByRole('button', { name: 'Change Password' }));
    await confirm();
    expect(await screen.findByText('This is not your password')).toBeVisible();
    expect(screen.getByText(maybe)).toBeVisible();
  });

  test('a user without one gets the link to set it by email', () => {
    visit(buildUser({ has_password: false }));
    const link = section('Password').getByRole('link', { name: 'Set a Password by Email' });
    expect(link).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
  });
});

describe('Sessions', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>, choice: string) => {
    await user.click(section('Sessions').getByRole('button', { name: 'Sign Out Everywhere' }));
    await user.click((await dialog()).getByRole('button', { name: choice }));
  };

  test('signs out everywhere, including here, once confirmed', async () => {
    const sent = answer('post', 'logout-all', 204);
    const user = visit();
    await press(user, 'Sign Out Everywhere');
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(sent).toHaveLength(1);
    expect(localStorage.getItem('event_refresh_token')).toBeNull();
    expect(toasts()).toContain('You’re signed out everywhere');
  });

  test('does nothing after Cancel', async () => {
    const sent = answer('post', 'logout-all', 204);
    const user = visit();
    await press(user, 'Cancel');
    expect(sent).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  test('says when it failed, and nobody is signed out', async () => {
    answer('post', 'logout-all', 503, { detail: 'Closed for repair.' });
    const user = visit();
    await press(user, 'Sign Out Everywhere');
    expect(await screen.findByText('Closed for repair.')).toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
  });
});

describe('Your Data', () => {
  test('is downloaded as a file once confirmed', async () => {
    answer('get', 'export', 200, { profile: { email: ada.email } });
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => {
      files.push(file);
      return 'blob:data';
    });
    URL.revokeObjectURL = jest.fn();
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const timeout = jest.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    const user = visit();
    await user.click(section('Your Data').getByRole('button', { name: 'Download My Data' }));
    await user.click((await dialog()).getByRole('button', { name: 'Download My Data' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(names).toEqual([expect.stringMatching(/^nzuko-data-\d{4}-\d{2}-\d{2}\.json$/)]);
    expect(files[0]?.type).toBe('application/json');
    // Longer than other calls may take: it may be large, and the line slow.
    expect(timeout).toHaveBeenLastCalledWith(120_000);
  });
});

describe('Delete Account', () => {
  const open = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(section('Delete Account').getByRole('button', { name: 'Delete Account' }));
    return dialog();
  };

  test.each([
    [
      'ATTENDEE',
      /^You’ll lose access to your tickets.* refunded: .* cancel them first\. This cannot be undone\.$/,
    ],
    ['ORGANIZER', /first\. Your upcoming events without tickets are cancelled\. This/],
  ] as const)('tells an %s first what is lost', async (role, warning) => {
    const user = visit(buildUser({ role }));
    await open(user);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(warning);
  });

  test('sends nothing until DELETE and the password are typed', async () => {
    const sent = answer('delete', 'profile', 204);
    const user = visit();
    const asked = await open(user);
    await user.type(asked.getByLabelText('Type DELETE to confirm'), 'remove');
    await user.click(asked.getByRole('button', { name: 'Delete My Account' }));
    expect(await asked.findByText('Enter your password')).toBeInTheDocument();
    expect(asked.getByLabelText('Type DELETE to confirm')).toBeInvalid();
    expect(asked.getByText('Enter the word DELETE')).toBeInTheDocument();
    expect(sent).toEqual([]);
    expect(isSignedIn()).toBe(true);
  });

  test.each(['DELETE', ' Delete'])(
    'deletes the account after %j, and leaves for the landing page',
    async (typed) => {
      const sent = answer('delete', 'profile', 204);
      const user = visit(ada, <Guarded />);
      const asked = await open(user);
      await user.type(asked.getByLabelText('Type DELETE to confirm'), typed);
      await user.type(asked.getByLabelText('Password'), 'Old12345{Enter}');
      await waitFor(() => expect(isSignedIn()).toBe(false));
      expect(sent).toEqual([{ password: 'Old12345' }]);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(toasts()).toContain('Your account was deleted');
    },
  );

  test('does not ask for a password if the user has none', async () => {
    const sent = answer('delete', 'profile', 204);
    const user = visit(buildUser({ has_password: false }));
    const asked = await open(user);
    expect(asked.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.type(asked.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}');
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(sent).toEqual([{}]);
  });

  test('a lost answer says that it may be deleted, and how to find out', async () => {
    server.use(route.delete('/api/auth/profile/', () => HttpResponse.error(), { once: true }));
    const user = visit();
    const asked = await open(user);
    await user.type(asked.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.type(asked.getByLabelText('Password'), 'Old12345{Enter}');
    expect(
      await asked.findByText(/may have been deleted. If you can still sign in, try again./),
    ).toBeVisible();
    expect(toasts()).not.toContain('Your account was deleted');
  });

  test('shows why an account cannot be deleted yet', async () => {
    answer('delete', 'profile', 409, { detail: 'People hold tickets for your upcoming events.' });
    const user = visit();
    const asked = await open(user);
    await user.type(asked.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.type(asked.getByLabelText('Password'), 'Old12345');
    await user.click(asked.getByRole('button', { name: 'Delete My Account' }));
    expect(await asked.findByText(/^People hold tickets/)).toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
  });

  test('stays open until the answer, as closing would not stop it', async () => {
    let refuse = () => {};
    const asks = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const detail = 'People hold tickets for your upcoming events.';
    server.use(
      route.delete('/api/auth/profile/', async () => {
        await asks;
        return HttpResponse.json({ detail }, { status: 409 });
      }),
    );
    const user = visit();
    const asked = await open(user);
    await user.type(asked.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.type(asked.getByLabelText('Password'), 'Old12345{Enter}');
    await asked.findByRole('button', { name: 'Deleting…' });
    const keep = asked.getByRole('button', { name: 'Keep My Account' });
    expect(keep).toHaveAttribute('aria-disabled', 'true');
    await user.click(keep);
    await user.keyboard('{Escape}');
    refuse();
    expect(await asked.findByText(detail)).toBeInTheDocument();
    await user.click(keep);
    expect(await screen.findByRole('region', { name: 'Delete Account' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('keeps the account after Keep My Account', async () => {
    const user = visit();
    await user.click((await open(user)).getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByRole('region', { name: 'Delete Account' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
  });
});
