import type { ApiSchemas } from 'shared-auth/page';

import { notAuthenticated } from './refusals';
import type { Call } from './route';
import type { Account, TokenRow } from './store';
import { DAY, MINUTE } from './time';

type Sessions = Pick<Call, 'store' | 'now'>;

const LIFETIME_MS = { access: 10 * MINUTE, refresh: 30 * DAY };

const encoded = (part: object) => btoa(JSON.stringify(part)).replace(/=+$/, '');

/** A token that reads like the API's: a JWT with its `exp`. It is known by the store, not by a signature. */
export function writeToken(
  { store, now }: Sessions,
  kind: TokenRow['kind'],
  userId: number,
): string {
  const endsAt = new Date(now.getTime() + LIFETIME_MS[kind]);
  const claims = {
    sub: userId,
    exp: Math.floor(endsAt.getTime() / 1000),
    jti: crypto.randomUUID(),
  };
  const token = `${encoded({ alg: 'none' })}.${encoded(claims)}.fake`;
  store.tokens.set(token, { kind, userId, issuedAt: now, endsAt });
  return token;
}

/** What a token stands for, or undefined when it is over or none of ours. */
export function readToken(
  { store, now }: Sessions,
  token: string,
  kind: TokenRow['kind'],
): TokenRow | undefined {
  const known = store.tokens.get(token);
  return known?.kind === kind && known.endsAt > now ? known : undefined;
}

export const openSession = (call: Sessions, { id }: Account): ApiSchemas['TokenPair'] => ({
  access: writeToken(call, 'access', id),
  refresh: writeToken(call, 'refresh', id),
});

/** Ends every session of an account, but for the one of this refresh token. */
export function endSessions({ store }: Sessions, userId: number, except?: string): void {
  for (const [token, known] of store.tokens) {
    if (known.userId === userId && token !== except) store.tokens.delete(token);
  }
}

/** Who calls by this `Authorization` header; null without one. */
export function identify(call: Sessions, header: string | null): Account | null {
  if (!header) return null;
  const token = readToken(call, header.replace(/^Bearer /i, ''), 'access');
  const account = call.store.accounts.find(({ id }) => id === token?.userId);
  if (!account) throw notAuthenticated('The access token is not valid.', 'token_not_valid');
  return account;
}
