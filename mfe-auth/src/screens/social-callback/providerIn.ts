import type { SocialProvider } from 'shared-auth';

/** The provider that a callback's path names, or null: any path with google or github in it (spec section 2). */
export function providerIn(pathname: string): SocialProvider | null {
  const [name] = pathname.toLowerCase().match(/google|github/) ?? [];
  return name === 'google' || name === 'github' ? name : null;
}
