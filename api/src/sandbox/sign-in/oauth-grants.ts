import { createHash, randomUUID } from 'node:crypto';
import { Seal } from '../../platform/security/sealing';
import type { OAuthPerson } from './oauth-person';

/** The one app that the provider knows. */
export const CLIENT = { id: 'local-client', secret: 'local-client-secret' };

/** A person's consent, until the app exchanges its code. */
interface Grant {
  person: OAuthPerson;
  clientId: string;
  redirectUri: string;
  challenge: string;
}

type Access = Pick<Grant, 'person' | 'clientId'>;

const MOST_SPENT = 1000;

/**
 * Codes that work once and only with their PKCE verifier, and tokens that identify a person and an app. Each carries its
 * content, sealed, so that any process of a site can read those issued by another.
 */
export class OAuthGrants {
  private readonly codes: Seal;
  private readonly tokens: Seal;
  private readonly spent = new Set<string>();

  constructor(secret: string) {
    this.codes = new Seal(secret, 'local sign-in code');
    this.tokens = new Seal(secret, 'local sign-in token');
  }

  /** @returns the code. */
  allow(grant: Grant): string {
    return this.codes.close(JSON.stringify({ ...grant, id: randomUUID() }));
  }

  /** The grant of a code, given the request that exchanges it; null if anything in it is wrong. Spends the code either way. */
  exchange({ code = '', ...body }: Record<string, string>): Grant | null {
    const grant = this.spend(code);
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url');
    const isCorrect =
      grant?.clientId === body.client_id &&
      body.client_secret === CLIENT.secret &&
      grant?.redirectUri === body.redirect_uri &&
      grant?.challenge === challenge;
    return grant && isCorrect ? grant : null;
  }

  private spend(code: string): Grant | null {
    const grant = this.codes.open(code);
    if (grant === null || this.spent.has(code)) return null;
    this.spent.add(code);
    const [oldest] = this.spent;
    if (this.spent.size > MOST_SPENT && oldest) this.spent.delete(oldest);
    return JSON.parse(grant) as Grant;
  }

  issueToken({ person, clientId }: Access): string {
    return this.tokens.close(JSON.stringify({ person, clientId }));
  }

  ofToken(token = ''): Access | null {
    const access = this.tokens.open(token);
    return access === null ? null : (JSON.parse(access) as Access);
  }
}
