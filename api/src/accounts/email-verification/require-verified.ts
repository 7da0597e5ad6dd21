import type { Queryable } from '../../platform/database/schema';
import { ApiError } from '../../platform/http/errors';
import { findUserById } from '../auth/auth-repository';

/**
 * Requires that an account's address is verified.
 *
 * @param purpose ends "Confirm your email address", such as "to pay later".
 * @throws ApiError 403 `email_unverified`, which says what to do.
 */
export async function requireVerified(
  db: Queryable,
  userId: number,
  purpose: string,
): Promise<void> {
  const user = await findUserById(db, userId);
  if (user?.email_verified_at) return;
  throw new ApiError(
    403,
    'email_unverified',
    `Confirm your email address ${purpose}. Open the link we emailed you, or send it again from your settings.`,
  );
}
