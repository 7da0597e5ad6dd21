/** Who a provider says somebody is. */
export interface SocialPerson {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  /** An address that the provider has verified; null when there is none. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** The name they sign in with there, as a wish for a username here. */
  login: string | null;
}

/** One provider, spoken to over HTTP by OAuth 2.0 with PKCE. */
export interface Provider {
  /** Its name as people know it. */
  readonly label: string;

  /** Where the browser goes to ask the person. */
  authorizeUrl(request: { state: string; challenge: string; redirectUri: string }): string;

  /**
   * Exchanges the code for an access token; null when the provider refuses it.
   *
   * @throws ProviderUnreachableError
   */
  exchange(grant: { code: string; verifier: string; redirectUri: string }): Promise<string | null>;

  /**
   * Who an access token speaks for; null when it is not valid, or was given to another app than ours.
   *
   * @throws ProviderUnreachableError
   */
  identify(accessToken: string): Promise<SocialPerson | null>;
}
