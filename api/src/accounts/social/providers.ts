import type { Config } from '../../platform/config/config';
import type { SocialProvider } from '../../platform/limits';
import { githubProvider } from './github-provider';
import { googleProvider } from './google-provider';
import type { Provider } from './provider';

/** Only configured providers have an entry. */
export type Providers = Partial<Record<SocialProvider, Provider>>;

export function makeProviders({ google, github }: Config['social']): Providers {
  return {
    ...(google && { google: googleProvider(google) }),
    ...(github && { github: githubProvider(github) }),
  };
}
