import type { FastifyBaseLogger } from 'fastify';
import type { SocialProvider } from '../../platform/limits';
import type { Handshake } from './handshake';
import { ProviderUnreachableError } from './provider-call';
import type { Providers } from './providers';
import type { CallbackQuery } from './social-schemas';

/** The error codes of the site's callback page. Spec section 8. */
type CallbackError =
  | 'access_denied'
  | 'no_code'
  | 'config_error'
  | 'token_exchange_failed'
  | 'server_error';

/** Where to redirect a browser that returns from the provider. */
interface Arrival {
  url: string;
  /** The provider's access token, if the URL contains one. */
  token: string | null;
  /** True if the cookie's handshake is finished; a response to another one leaves it for the tab that waits. */
  isAnswered: boolean;
}

/** The browser's redirects: to the provider, back to us, and on to the site's callback page. */
export class SocialRedirects {
  constructor(
    private readonly providers: Providers,
    private readonly handshake: Handshake,
    private readonly publicUrl: string,
  ) {}

  /** Where to redirect a browser that signs in, and the handshake to store in its cookie. */
  begin(name: SocialProvider): { url: string; cookie: string | null } {
    const provider = this.providers[name];
    if (!provider) return { url: this.failed(name, 'config_error'), cookie: null };
    const { state, challenge, cookie } = this.handshake.begin(name);
    const redirectUri = this.redirectUri(name);
    return { url: provider.authorizeUrl({ state, challenge, redirectUri }), cookie };
  }

  /** Never throws: errors redirect to a page too. */
  async finish(
    name: SocialProvider,
    query: CallbackQuery,
    cookie: string | null,
    log: FastifyBaseLogger,
  ): Promise<Arrival> {
    const verifier = this.handshake.finish(name, query.state, cookie);
    const isAnswered = verifier !== null;
    const failed = (error: CallbackError) => ({
      url: this.failed(name, error),
      token: null,
      isAnswered,
    });
    const provider = this.providers[name];
    if (!provider) return failed('config_error');
    if (query.error) {
      log.warn({ provider: name, reason: query.error.slice(0, 80) }, 'provider refused a sign-in');
      return failed(query.error === 'access_denied' ? 'access_denied' : 'server_error');
    }
    if (!query.code) return failed('no_code');
    if (verifier === null) {
      log.warn({ provider: name }, 'sign-in answered with a state that is not this browser’s');
      return failed('server_error');
    }
    try {
      const grant = { code: query.code, verifier, redirectUri: this.redirectUri(name) };
      const token = await provider.exchange(grant);
      if (token === null) return failed('token_exchange_failed');
      return { url: this.page(name, { access_token: token }), token, isAnswered };
    } catch (error) {
      log.error({ err: error, provider: name }, 'code not exchanged');
      const isTheirs = error instanceof ProviderUnreachableError;
      return failed(isTheirs ? 'token_exchange_failed' : 'server_error');
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
