import type { FastifyBaseLogger } from 'fastify';
import type { SocialProvider } from '../../limits';
import type { Handshake } from './handshake';
import { ProviderUnreachableError } from './provider-call';
import type { Providers } from './providers';
import type { CallbackQuery } from './social-schemas';

/** The codes that the site's callback page knows. Source: spec section 8. */
type CallbackError =
  'access_denied' | 'no_code' | 'config_error' | 'token_exchange_failed' | 'server_error';

/** The way of the browser: to the provider, back to us, and on to the site's callback page. */
export class SocialRedirects {
  constructor(
    private readonly providers: Providers,
    private readonly handshake: Handshake,
    private readonly publicUrl: string,
  ) {}

  /** Where to send a browser that wants to sign in, and what it is to keep until it is back. */
  begin(name: SocialProvider): { url: string; cookie: string | null } {
    const provider = this.providers[name];
    if (!provider) return { url: this.failed(name, 'config_error'), cookie: null };
    const { state, challenge, cookie } = this.handshake.begin(name);
    const redirectUri = this.redirectUri(name);
    return { url: provider.authorizeUrl({ state, challenge, redirectUri }), cookie };
  }

  /** Where to send a browser that the provider has sent back. Never throws: the answer to trouble is a page too. */
  async finish(
    name: SocialProvider,
    query: CallbackQuery,
    cookie: string | null,
    log: FastifyBaseLogger,
  ): Promise<string> {
    const provider = this.providers[name];
    if (!provider) return this.failed(name, 'config_error');
    if (query.error) {
      log.warn({ provider: name, reason: query.error.slice(0, 80) }, 'provider refused a sign-in');
      return this.failed(name, query.error === 'access_denied' ? 'access_denied' : 'server_error');
    }
    if (!query.code) return this.failed(name, 'no_code');
    const verifier = this.handshake.finish(name, query.state, cookie);
    if (verifier === null) {
      log.warn({ provider: name }, 'sign-in answered with a state that is not this browser’s');
      return this.failed(name, 'server_error');
    }
    try {
      const grant = { code: query.code, verifier, redirectUri: this.redirectUri(name) };
      const token = await provider.exchange(grant);
      if (token === null) return this.failed(name, 'token_exchange_failed');
      return this.page(name, { access_token: token });
    } catch (error) {
      log.error({ err: error, provider: name }, 'code not exchanged');
      const isTheirs = error instanceof ProviderUnreachableError;
      return this.failed(name, isTheirs ? 'token_exchange_failed' : 'server_error');
    }
  }

  private redirectUri(name: SocialProvider): string {
    return `${this.publicUrl}/api/auth/${name}/callback/`;
  }

  private failed(name: SocialProvider, error: CallbackError): string {
    return this.page(name, { error });
  }

  private page(name: SocialProvider, query: Record<string, string>): string {
    return `${this.publicUrl}/auth/${name}/callback?${new URLSearchParams(query)}`;
  }
}
