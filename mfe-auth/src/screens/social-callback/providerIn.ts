import type { SocialProvider } from '@nzuko/shared-auth';

/** The provider in a callback's path, or null: any path containing google or github (spec section 2). */
export function providerIn(pathname: string): SocialProvider | null {
  const [name] = pathname.toLowerCase().match(/google|github/) ?? [];
  return name === 'google' || name === 'github' ? name : null;
}
