import type { User } from '@nzuko/contract';
import { displayNameOf } from '@nzuko/shared-auth';

/** For example "Welcome back, Ada", on the first visit "Welcome, Ada"; uses the first name if there is one. */
export function greeting(user: User | null): string {
  const words = user?.signed_in_before === false ? 'Welcome' : 'Welcome back';
  return `${words}, ${user?.first_name.trim() || displayNameOf(user)}`;
}
