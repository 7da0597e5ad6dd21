import type { User } from '@nzuko/contract';

type Named = Partial<Pick<User, 'first_name' | 'last_name' | 'email'>>;

/** Two letters for an avatar: from both names, else the first name, else the email, else `US`. Spec section 2. */
export function initialsOf(user: Named | null): string {
  const first = user?.first_name?.trim() ?? '';
  const last = user?.last_name?.trim() ?? '';
  const letters =
    first && last
      ? [...first].slice(0, 1).join('') + [...last].slice(0, 1).join('')
      : [...(first || user?.email?.trim() || 'US')].slice(0, 2).join('');
  return letters.toUpperCase();
}

/** Full name, else first name, else the email before the @, else `User`. Spec section 2. */
export function displayNameOf(user: Named | null): string {
  const first = user?.first_name?.trim() ?? '';
  const last = user?.last_name?.trim() ?? '';
  if (first && last) return `${first} ${last}`;
  return first || user?.email?.split('@')[0]?.trim() || 'User';
}
