import { displayNameOf, type User } from 'shared-auth';

/** "Welcome back, Ada": by the first name where there is one. */
export const greeting = (user: User | null) =>
  `Welcome back, ${user?.first_name.trim() || displayNameOf(user)}`;
