/** A user's identity at a provider. */
export interface SocialPerson {
  /** The provider's permanent id of the user. */
  subject: string;
  /** An address verified by the provider, or null. */
  email: string | null;
  firstName: string;
  lastName: string;
  /** Their user name there, as a suggestion for a username here. */
  login: string | null;
}

/** An OAuth 2.0 provider with PKCE. */
export interface Provider {
  /** Its display name. */
  readonly label: string;

  /** The URL of the provider's sign-in page. */
  authorizeUrl(request: { state: string; challenge: string; redirectUri: string }): string;

  /**
   * Exchanges the code for an access token; null if the provider rejects it.
   *
   * @throws ProviderUnreachableError
   */
  exchange(grant: { code: string; verifier: string; redirectUri: string }): Promise<string | null>;

  /**
   * The user of an access token; null if it is invalid or was issued to another app.
   *
   * @throws ProviderUnreachableError
   */
  identify(accessToken: string): Promise<SocialPerson | null>;
}
