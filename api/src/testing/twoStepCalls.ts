import { Secret, TOTP } from 'otpauth';
import { uidOf } from '../accounts/password-reset/password-reset-service';
import { hashToken } from '../platform/security/tokens';
import { PASSWORD, type TestUser } from './builders';
import { send, get } from './requests';
import { softPasskey } from './softPasskey';
import type { TestApp } from './testApp';

export interface AskedFor {
  challenge: string;
  ways: string[];
  passkey?: { challenge?: unknown; allowCredentials?: { id: string }[] };
}
interface TokensOf {
  access: string;
  refresh: string;
}

/** The calls of two-step sign-in, as browsers make them. */
export function twoStepCalls(api: TestApp) {
  const now = () => api.clock.now ?? new Date();

  const signIn = (email: string, password = PASSWORD, headers = {}) =>
    api.inject({ ...send('POST', '/auth/token/', { email, password }), headers });

  /** Signs in to an account that needs only a password. */
  async function sessionOf({ email }: TestUser): Promise<TokensOf> {
    const answer = await signIn(email);
    if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.body}`);
    return answer.json<TokensOf>();
  }

  /** The challenge for a sign-in's second step. */
  async function asked(email: string): Promise<AskedFor> {
    return (await signIn(email)).json<{ second_step: AskedFor }>().second_step;
  }

  const second = (payload: object, headers = {}) =>
    api.inject({ ...send('POST', '/auth/second-step/', payload), headers });

  /** Sets a new password by a link from the mailbox. */
  async function resetPassword({ id }: TestUser, password: string, headers = {}) {
    const token = `reset-${id}`;
    const created_at = new Date();
    const expires_at = new Date(created_at.getTime() + 60_000);
    await api.db
      .insertInto('reset_links')
      .values({ token_hash: hashToken(token), user_id: id, created_at, expires_at })
      .execute();
    const link = `${uidOf(id)}/${token}`;
    const payload = { password, password2: password };
    const request = send('POST', `/auth/password-reset-confirm/${link}/`, payload);
    return api.inject({ ...request, headers });
  }

  /** Calls in a session. */
  const within = (
    { access }: TokensOf,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ) =>
    api.inject({
      ...(method === 'GET' ? get(path) : send(method, path, payload)),
      headers: { authorization: `Bearer ${access}` },
    });

  /** The code that an app shows for a secret, `steps` from now. */
  const codeOf = (secret: string, steps = 0) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: now().getTime() + steps * 30_000,
    });

  /** Adds an app in a session. */
  async function addApp(session: TokensOf) {
    const begun = await within(session, 'POST', '/auth/two-step/app/');
    const { secret } = begun.json<{ secret: string }>();
    const added = await within(session, 'POST', '/auth/two-step/app/confirm/', {
      code: codeOf(secret, -1),
    });
    if (added.statusCode !== 200) throw new Error(`No app: ${begun.body} ${added.body}`);
    return { secret, codes: added.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  async function beginPasskey(session: TokensOf) {
    const begun = await within(session, 'POST', '/auth/two-step/passkeys/options/');
    return begun.json<{ challenge: string; options: { challenge?: unknown } }>();
  }

  /** Adds a passkey in a session. */
  async function addPasskey(session: TokensOf, name = 'My phone', site?: string) {
    const { challenge, options } = await beginPasskey(session);
    const passkey = softPasskey(site ?? SITE);
    const added = await within(session, 'POST', '/auth/two-step/passkeys/', {
      challenge,
      name,
      passkey: passkey.make(options),
    });
    if (added.statusCode !== 201) throw new Error(`No passkey: ${added.body}`);
    return { passkey, codes: added.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  /** Begins to confirm one's identity in a session. */
  const begin = async (session: TokensOf) =>
    (await within(session, 'POST', '/auth/confirmation/')).json<AskedFor>();

  const confirm = (session: TokensOf, payload: object) =>
    within(session, 'POST', '/auth/confirmation/answer/', payload);

  /** Templates and news of the mails to an address. */
  async function newsTo(recipient: string): Promise<unknown[]> {
    const rows = await api.db
      .selectFrom('mails')
      .select('data')
      .where('recipient', '=', recipient)
      .where('template', '=', 'two_step')
      .orderBy('id')
      .execute();
    return rows.map(({ data }) => (data as { news: string }).news);
  }

  /** An account's actions in the record. */
  async function recordOf(userId: number): Promise<string[]> {
    const rows = await api.db
      .selectFrom('record')
      .select('action')
      .where('actor_id', '=', userId)
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  }

  return {
    recordOf,
    signIn,
    sessionOf,
    asked,
    second,
    resetPassword,
    within,
    codeOf,
    addApp,
    beginPasskey,
    addPasskey,
    begin,
    confirm,
    newsTo,
  };
}

/** `PUBLIC_URL` of test apps, unless they set another. */
export const SITE = 'http://localhost:3000';
