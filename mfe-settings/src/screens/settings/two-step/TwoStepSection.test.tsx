import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http as route, HttpResponse, type JsonBodyType } from 'msw';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { ToastArea } from '@nzuko/shared-ui';
import { renderAt } from '@nzuko/shared-ui/testing';

import type { TwoStep } from '../../../api/twoStep';
import { noTwoStep, server, thisSession, withFakeApi } from '../../../test/fakeApi';
import SettingsScreen from '../SettingsScreen';

withFakeApi();

const phone = {
  id: 7,
  name: 'My phone',
  added_at: '2026-03-01T09:00:00Z',
  last_used_at: '2026-03-02T09:00:00Z',
};
const on: TwoStep = { ...noTwoStep, is_on: true, passkeys: [phone], recovery_codes_left: 10 };
const refusal = {
  detail: 'Confirm that it’s you to do this.',
  error: '',
  code: 'confirmation_needed',
};

/** Fakes the state, which a test may change by `show`. */
function show(twoStep: TwoStep): void {
  server.use(route.get('/api/auth/two-step/', () => HttpResponse.json(twoStep)));
}

function visit(twoStep: TwoStep) {
  show(twoStep);
  signInAs(buildUser());
  renderAt(
    <>
      <SettingsScreen />
      <ToastArea />
    </>,
    { path: '/settings' },
  );
  return userEvent.setup();
}

/** Fakes a call, and records what was sent; each answer in turn, the last one for the rest. */
function answer(method: 'post' | 'delete', path: string, ...answers: [number, JsonBodyType][]) {
  const sent: unknown[] = [];
  server.use(
    route[method](`/api/auth/${path}`, async ({ request }) => {
      sent.push(await request.text());
      const [status, body] = answers[Math.min(sent.length, answers.length) - 1] ?? [500, {}];
      return status === 204
        ? new HttpResponse(null, { status })
        : HttpResponse.json(body, { status });
    }),
  );
  return sent;
}
const section = () => screen.findByRole('region', { name: 'Two-Step Sign-In' });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await within(await section()).findByRole('button', { name }));

test('an authenticator app is added by QR code or key, and the recovery codes show once', async () => {
  const user = visit(noTwoStep);
  const phoneSession = { ...thisSession, id: 2, device: 'Safari on iOS', is_current: false };
  server.use(
    route.get('/api/sessions/', () => HttpResponse.json([thisSession, phoneSession]), {
      once: true,
    }),
  );
  answer('post', 'two-step/app/', [200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' }]);
  const sent = answer('post', 'two-step/app/confirm/', [
    200,
    { recovery_codes: ['aaaa-bbbb-cccc-dddd'] },
  ]);
  await press(user, 'Add an Authenticator App');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }));
  expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(screen.getByText('Safari on iOS')).toBeInTheDocument();
  expect(dialog.getByText('ABCD EFGH')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open it in the app' })).toHaveAttribute(
    'href',
    'otpauth://totp/x?secret=y',
  );
  await user.click(dialog.getByRole('button', { name: 'Copy Key' }));
  expect(await dialog.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGH');
  await user.type(dialog.getByLabelText('Code from the app'), '123 456{Enter}');
  const codes = within(
    await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }),
  );
  expect(codes.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ code: '123456' })]);
  show({ ...on, passkeys: [], app_added_at: phone.added_at });
  await user.click(codes.getByRole('button', { name: 'I’ve Saved Them' }));
  expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).not.toBeInTheDocument();
  const about = (await section()).querySelector('p');
  await waitFor(() => expect(about).toHaveFocus());
  const sessions = within(screen.getByRole('list', { name: 'Where you’re signed in' }));
  await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
});

test('an app added to a passkey takes its button along, but not the focus', async () => {
  const user = visit(on);
  answer('post', 'two-step/app/', [200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' }]);
  answer('post', 'two-step/app/confirm/', [200, { recovery_codes: [] }]);
  await press(user, 'Add an Authenticator App');
  const code = await screen.findByLabelText('Code from the app');
  show({ ...on, app_added_at: phone.added_at });
  await user.type(code, '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove Authenticator app' })).toBeVisible();
  const about = (await section()).querySelector('p');
  await waitFor(() => expect(about).toHaveFocus());
});

test('recovery codes that the browser can’t copy are to be downloaded, and closing the tab asks', async () => {
  const user = visit(on);
  const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  answer('post', 'two-step/recovery-codes/', [200, { recovery_codes: ['aaaa-bbbb-cccc-dddd'] }]);
  await press(user, 'Make New Recovery Codes');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make New Codes' }),
  );
  const codes = within(
    await screen.findByRole('alertdialog', { name: 'Save your recovery codes' }),
  );
  expect(close()).toBe(false);
  // As on plain HTTP.
  const clipboard = jest.spyOn(navigator, 'clipboard', 'get');
  clipboard.mockReturnValue(undefined as unknown as Clipboard);
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  expect(await codes.findByText(/Download them instead\.$/)).toBeVisible();
  clipboard.mockRestore();
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  expect(await codes.findByText('Copied.')).toBeVisible();
  await user.click(codes.getByRole('button', { name: 'I’ve Saved Them' }));
  expect(close()).toBe(true);
  await waitFor(async () =>
    expect(
      within(await section()).getByRole('button', { name: 'Make New Recovery Codes' }),
    ).toHaveFocus(),
  );
});

test('an app waits for a confirmed address, and goes on by itself once it is', async () => {
  const user = visit(noTwoStep);
  act(() => signInAs(buildUser({ email_verified: false })));
  const detail = 'Confirm your email address first.';
  answer(
    'post',
    'two-step/app/',
    [403, { detail, code: 'email_unverified' }],
    [200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' }],
  );
  await press(user, 'Add an Authenticator App');
  expect(await screen.findByText(detail)).toBeVisible();
  act(() => signInAs(buildUser()));
  expect(await screen.findByText('ABCD EFGH')).toBeVisible();
  expect(screen.queryByText(detail)).not.toBeInTheDocument();
});

test('a wrong first code says so, and stays to be mended', async () => {
  const user = visit(noTwoStep);
  answer('post', 'two-step/app/', [200, { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' }]);
  answer('post', 'two-step/app/confirm/', [400, { code: ['This code isn’t right.'] }]);
  await press(user, 'Add an Authenticator App');
  const code = await screen.findByLabelText('Code from the app');
  await user.type(code, '123456{Enter}');
  expect(await screen.findByText('This code isn’t right.')).toBeVisible();
  expect(code).toHaveValue('123456');
});

test('a call that needs a confirmation asks, and is repeated; a code that can’t be sent stays', async () => {
  const user = visit(on);
  const removed = answer('delete', 'two-step/passkeys/7/', [403, refusal], [204, null]);
  answer('post', 'confirmation/', [200, { challenge: 'c', ways: ['app', 'recovery_code'] }]);
  const given = answer('post', 'confirmation/answer/', [503, {}], [204, null]);
  await press(user, 'Remove My phone');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  const code = dialog.getByLabelText('Code from your authenticator app');
  await user.type(code, '123456{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Network error');
  expect(code).toHaveValue('123456');
  show(noTwoStep);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Removed My phone')).toBeVisible();
  expect([removed.length, given.length]).toEqual([2, 2]);
});

test('a confirmation that is given up leaves everything as it was, and says what was needed', async () => {
  const user = visit(on);
  const renewed = answer('post', 'two-step/recovery-codes/', [403, refusal]);
  answer('post', 'confirmation/', [200, { challenge: 'c', ways: ['password'] }]);
  await press(user, 'Make New Recovery Codes');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make New Codes' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(dialog.getByLabelText('Password')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByText(refusal.detail)).toBeVisible();
  expect(renewed).toHaveLength(1);
});

test('somebody without anything to confirm with is told to sign in again', async () => {
  const user = visit(noTwoStep);
  answer('post', 'two-step/app/', [403, refusal]);
  const detail = 'To confirm it’s you, sign out, sign in again, and do this within 10 minutes.';
  answer('post', 'confirmation/', [403, { detail, code: 'sign_in_again' }]);
  await press(user, 'Add an Authenticator App');
  expect(await screen.findByText(detail)).toBeVisible();
});

test('the last method’s removal leaves the focus in the section', async () => {
  const user = visit(on);
  answer('delete', 'two-step/passkeys/7/', [204, null]);
  await press(user, 'Remove My phone');
  const asked = within(await screen.findByRole('alertdialog'));
  show(noTwoStep);
  await user.click(asked.getByRole('button', { name: 'Remove' }));
  const about = (await section()).querySelector('p');
  await waitFor(() => expect(about).toHaveFocus());
  expect(screen.queryByText('My phone')).not.toBeInTheDocument();
});

test('whoever has gone on to something else during a removal keeps the focus there', async () => {
  const user = visit(on);
  let answerIt: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => (answerIt = resolve));
  server.use(route.delete('/api/auth/two-step/passkeys/7/', () => answered));
  await press(user, 'Remove My phone');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  const row = await screen.findByRole('button', { name: 'Remove My phone' });
  const password = screen.getByLabelText('Current Password');
  await user.type(password, 'Old');
  show(noTwoStep);
  answerIt(new HttpResponse(null, { status: 204 }));
  await waitForElementToBeRemoved(row);
  await user.keyboard('12345');
  expect(password).toHaveValue('Old12345');
});

test('the last method’s removal says what that means, also for a team that requires it', async () => {
  const user = visit({ ...on, demanded_by: ['Bola Ade'] });
  await press(user, 'Remove My phone');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'You can’t work with Bola Ade’s team without it.',
  );
});

test('a team that requires it is named while it is off', async () => {
  visit({ ...noTwoStep, demanded_by: ['Bola Ade'] });
  expect(await screen.findByText('Bola Ade’s team requires two-step sign-in')).toBeVisible();
});

test('few recovery codes are warned of', async () => {
  visit({ ...on, recovery_codes_left: 1 });
  expect(await screen.findByText(/^Recovery codes left: 1/)).toBeVisible();
});

test('an old browser can’t add a passkey, and says why', async () => {
  visit(noTwoStep);
  expect(await screen.findByText('This browser can’t use passkeys.')).toBeVisible();
});

test('a state that can’t be loaded can be asked for again', async () => {
  const user = visit(on);
  server.use(
    route.get('/api/auth/two-step/', () => HttpResponse.json({}, { status: 500 }), { once: true }),
  );
  await user.click(await within(await section()).findByRole('button', { name: 'Try Again' }));
  const list = await screen.findByRole('list', { name: 'How you confirm it’s you' });
  expect(list).toHaveTextContent('My phone');
  expect((await section()).querySelector('p')).toHaveFocus();
});

describe('an answer that was lost', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  const lostAnswer = (path: string, isDone: () => void) =>
    server.use(
      route.post(
        `/api/auth/two-step/${path}`,
        () => {
          isDone();
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
  const codesWereLost = /before we could show you your recovery codes\. Make new ones/;

  test('to new recovery codes: the old ones may be dead, and it says so', async () => {
    const user = visit({ ...on, recovery_codes_left: 5 });
    lostAnswer('recovery-codes/', () => show(on));
    await press(user, 'Make New Recovery Codes');
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Make New Codes' }));
    expect(await screen.findByText(/New codes may have been made/)).toBeVisible();
    expect(await screen.findByText(/^Recovery codes left: 10/)).toBeVisible();
  });

  test('to a first app that was added: new recovery codes are called for', async () => {
    const user = visit(noTwoStep);
    const begun = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' };
    answer('post', 'two-step/app/', [200, begun]);
    lostAnswer('app/confirm/', () => show({ ...on, passkeys: [], app_added_at: phone.added_at }));
    await press(user, 'Add an Authenticator App');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText(codesWereLost)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer('post', 'two-step/recovery-codes/', [200, { recovery_codes: ['aaaa-bbbb-cccc-dddd'] }]);
    await press(user, 'Make New Recovery Codes');
    const asked = within(await screen.findByRole('alertdialog'));
    await user.click(asked.getByRole('button', { name: 'Make New Codes' }));
    const codes = await screen.findByRole('alertdialog', { name: 'Save your recovery codes' });
    await user.click(within(codes).getByRole('button', { name: 'I’ve Saved Them' }));
    expect(await screen.findByText(/^Recovery codes left: 10/)).toBeVisible();
    expect(screen.queryByText(codesWereLost)).not.toBeInTheDocument();
  });

  test('to a first passkey, with nothing to be heard for a while: the repetition finds it added', async () => {
    Object.assign(window, { PublicKeyCredential: class {} });
    const made = {
      id: 'AAAA',
      rawId: new ArrayBuffer(3),
      type: 'public-key',
      response: { attestationObject: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1) },
      getClientExtensionResults: () => ({}),
    };
    const hasOne = Object.assign(new Error('no'), { name: 'InvalidStateError' });
    const create = jest.fn().mockResolvedValueOnce(made).mockRejectedValueOnce(hasOne);
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    const user = visit(noTwoStep);
    const options = { challenge: 'AAAA', user: { id: 'AAAA' }, excludeCredentials: [] };
    answer('post', 'two-step/passkeys/options/', [200, { challenge: 'c', options }]);
    lostAnswer('passkeys/', () =>
      server.use(route.get('/api/auth/two-step/', () => HttpResponse.error())),
    );
    await press(user, 'Add a Passkey');
    await user.type(await screen.findByLabelText('Name'), 'My phone{Enter}');
    expect(await screen.findByText('We couldn’t add the passkey. Please try again.')).toBeVisible();
    show(on);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(codesWereLost)).toBeVisible();
  });

  test('to an app that wasn’t added: codes that were shown elsewhere aren’t called lost', async () => {
    const user = visit(noTwoStep);
    answer('post', 'two-step/app/', [
      200,
      { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' },
    ]);
    answer('post', 'two-step/app/confirm/', [200, { recovery_codes: [] }]);
    lostAnswer('app/confirm/', () => undefined);
    await press(user, 'Add an Authenticator App');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText('We couldn’t add the app. Please try again.')).toBeVisible();
    await user.keyboard('{Escape}');
    // A passkey was added on another device.
    show({ ...on, app_added_at: phone.added_at });
    await press(user, 'Add an Authenticator App');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText(/^Recovery codes left: 10/)).toBeVisible();
    expect(screen.queryByText(codesWereLost)).not.toBeInTheDocument();
  });

  test('to a first app, with nothing to be heard for a while: the repetition finds it added', async () => {
    const user = visit(noTwoStep);
    const begun = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=y' };
    answer('post', 'two-step/app/', [200, begun]);
    answer('post', 'two-step/app/confirm/', [409, { detail: 'Start again.', code: 'no_app' }]);
    lostAnswer('app/confirm/', () =>
      server.use(route.get('/api/auth/two-step/', () => HttpResponse.error())),
    );
    await press(user, 'Add an Authenticator App');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    expect(await screen.findByText('We couldn’t add the app. Please try again.')).toBeVisible();
    show({ ...on, passkeys: [], app_added_at: phone.added_at });
    await user.click(screen.getByRole('button', { name: 'Add App' }));
    expect(await screen.findByText(codesWereLost)).toBeVisible();
  });
});

test('recovery codes aren’t lost by Escape', async () => {
  const user = visit(on);
  answer('post', 'two-step/recovery-codes/', [200, { recovery_codes: ['aaaa-bbbb-cccc-dddd'] }]);
  await press(user, 'Make New Recovery Codes');
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Make New Codes' }));
  expect(await screen.findByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
});
