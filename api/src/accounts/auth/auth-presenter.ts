import { accountIsGone } from '../../platform/http/errors';
import type { UserRow } from './auth-repository';
import type { User } from './auth-schemas';

export function toUser(row: UserRow): User {
  const { id, email, username, first_name, last_name, role, profile_picture } = row;
  return {
    id,
    email,
    username,
    first_name,
    last_name,
    role,
    profile_picture,
    has_password: row.password_hash !== null,
    signed_in_before: row.sign_ins > 1,
    email_verified: row.email_verified_at !== null,
  };
}

/** An access token's account, which may have been deleted since. */
export function present(user: UserRow | undefined): UserRow {
  if (!user) throw accountIsGone();
  return user;
}
