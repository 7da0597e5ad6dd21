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
  if (!user?.email_verified_at) throw unverified(purpose);
}

/**
 * Requires that an account that has us write to other people has a verified address (decision 0060). Writing to itself needs
 * none.
 *
 * @returns how many of the addresses are other people's.
 * @throws ApiError as `requireVerified` does.
 */
export async function requireVerifiedToReach(
  db: Queryable,
  userId: number,
  addresses: string[],
  purpose: string,
): Promise<number> {
  if (addresses.length === 0) return 0;
  const user = await findUserById(db, userId);
  const own = user?.email.toLowerCase();
  const others = new Set(addresses.map((address) => address.trim().toLowerCase()));
  if (own !== undefined) others.delete(own);
  if (others.size > 0 && !user?.email_verified_at) throw unverified(purpose);
  return others.size;
}

function unverified(purpose: string): ApiError {
  return new ApiError(
    403,
    'email_unverified',
    `Confirm your email address ${purpose}. Open the link we emailed you.`,
  );
}
