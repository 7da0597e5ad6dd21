import { productName } from '@nzuko/contract/brand';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import type { PasskeyRow } from './factors-repository';

/** How long a browser waits for its user. */
const PATIENCE_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, which all authenticators there are choose from. By default the library asks Node for more. */
const ALGORITHMS = [-8, -7, -257];

/** What is stored of a new passkey. */
type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/** Loaded when the first passkey is used: it takes longer to load than the rest of this room. */
const library = () => import('@simplewebauthn/server');

/** Passkeys of one site: what browsers are asked, and whether their answers are right (WebAuthn level 2). */
export class PasskeyChecks {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  /** @param publicUrl the site's: passkeys work at its origin alone, and belong to its host. */
  constructor(
    publicUrl: string,
    private readonly log: Pick<FastifyBaseLogger, 'info'>,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** What a browser needs to make a passkey; none where there is one already. */
  async toMake(
    user: { id: number; email: string; first_name: string; last_name: string },
    { nonce, passkeys }: { nonce: string; passkeys: PasskeyRow[] },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: productName,
      rpID: this.site.expectedRPID,
      userName: user.email,
      userDisplayName: `${user.first_name} ${user.last_name}`,
      // Stored in the passkey, so it says nothing about the person.
      userID: new TextEncoder().encode(`account ${user.id}`),
      challenge: bytesOf(nonce),
      timeout: PATIENCE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: passkeys.map(credentialOf),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
  }

  /** What a browser needs to use one of these passkeys. */
  async toUse(
    nonce: string,
    passkeys: PasskeyRow[],
  ): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.site.expectedRPID,
      challenge: bytesOf(nonce),
      timeout: PATIENCE_MS,
      allowCredentials: passkeys.map(credentialOf),
      userVerification: 'required',
    });
  }

  /** The passkey that a browser has made; null if the answer isn't right. */
  async made(response: RegistrationResponseJSON, nonce: string): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await library();
    const info = await this.judged(async () => {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...this.site,
        response,
        expectedChallenge: nonce,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return registrationInfo ?? null;
    });
    if (!info) return null;
    const { id, publicKey, counter, transports = [] } = info.credential;
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: [...transports],
    };
  }

  /**
   * A passkey's new counter; null if it wasn't used correctly. A counter that doesn't rise is one of a copy, unless it is always 0.
   */
  async used(
    response: AuthenticationResponseJSON,
    { nonce, passkey }: { nonce: string; passkey: PasskeyRow },
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    return this.judged(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...this.site,
        response,
        expectedChallenge: nonce,
        requireUserVerification: true,
        credential: {
          ...credentialOf(passkey),
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  /** The library throws at whatever is wrong with an answer, which is for the log alone. */
  private async judged<T>(judge: () => Promise<T | null>): Promise<T | null> {
    try {
      return await judge();
    } catch (error) {
      this.log.info({ reason: (error as Error).message }, 'a passkey was refused');
      return null;
    }
  }
}

const credentialOf = ({ credential_id: id, transports }: PasskeyRow) => ({ id, transports });

/** The library encodes text itself, and what is encoded is what browsers sign. */
const bytesOf = (nonce: string) => new Uint8Array(Buffer.from(nonce, 'base64url'));
