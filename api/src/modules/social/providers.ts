import type { Config } from '../../config';
import type { SocialProvider } from '../../limits';
import { githubProvider } from './github-provider';
import { googleProvider } from './google-provider';
import type { Provider } from './provider';

/** Providers that are not set up have no entry. */
export type Providers = Partial<Record<SocialProvider, Provider>>;

export function makeProviders({ google, github }: Config['social']): Providers {
  return {
    ...(google && { google: googleProvider(google) }),
    ...(github && { github: githubProvider(github) }),
  };
}
