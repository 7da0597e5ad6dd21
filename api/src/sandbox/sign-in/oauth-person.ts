import { createHash } from 'node:crypto';

/** Somebody with an account at the provider. */
export interface OAuthPerson {
  id: number;
  /** GitHub's name for them. */
  login: string;
  givenName: string;
  familyName: string;
  email: string;
  emailVerified: boolean;
}

/** An address always gets the same account, even after a restart. */
export function personWith(email: string, givenName: string, familyName: string): OAuthPerson {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return {
    // 48 bits: a number that JSON keeps exact.
    id: Number.parseInt(digest.slice(0, 12), 16),
    login: email.split('@')[0] ?? email,
    givenName,
    familyName,
    email,
    emailVerified: true,
  };
}

/** The person from the consent page's form: the one offered, unless the address was changed. Null without an address. */
export function personOf(
  { email, first_name = '', last_name = '' }: Record<string, string>,
  offered: OAuthPerson,
): OAuthPerson | null {
  if (email === undefined) return offered;
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return null;
  if (email !== offered.email) return personWith(email, first_name, last_name);
  return { ...offered, givenName: first_name, familyName: last_name };
}
