import type { User } from 'contract';
import { displayNameOf } from 'shared-auth';

/** For example "Welcome back, Ada"; uses the first name if there is one. */
export const greeting = (user: User | null) =>
  `Welcome back, ${user?.first_name.trim() || displayNameOf(user)}`;
