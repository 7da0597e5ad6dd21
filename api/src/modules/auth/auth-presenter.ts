import { NotAuthenticatedError } from '../../http/errors';
import type { UserRow } from './auth-repository';
import type { User } from './auth-schemas';

export function toUser(row: UserRow): User {
  const { id, email, username, first_name, last_name, role, profile_picture } = row;
  const has_password = row.password_hash !== null;
  return { id, email, username, first_name, last_name, role, profile_picture, has_password };
}

/** The account behind an access token, which may have gone while the token still lives. */
export function present(user: UserRow | undefined): UserRow {
  if (!user) throw new NotAuthenticatedError('This account no longer exists.', 'token_not_valid');
  return user;
}
