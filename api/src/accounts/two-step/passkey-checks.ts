import { productName } from '@nzuko/contract/brand';
import { fullNameOf } from '../../platform/database/fullName';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '../../platform/durations';
import type { PasskeyRow } from './factors-repository';

/** How long a browser waits for its user. */
const PATIENCE_MS = 5 * MINUTE_MS;

/** EdDSA, ES256 and RS256: every authenticator supports one of them. By default the library asks Node for more. */
const ALGORITHMS = [-8, -7, -257];

/** A new passkey, as stored. */
type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter' | 'transports'>;

/** Loaded when the first passkey is used: it takes longer to load than the rest of this room. */
const library = () => import('@simplewebauthn/server');

/** One site's passkeys: makes the options for browsers and checks their answers (WebAuthn level 2). */
export class PasskeyChecks {
  private readonly site: { expectedOrigin: string; expectedRPID: string };

  /** @param publicUrl the site's: passkeys only work at its origin, and belong to its host. */
  constructor(
    publicUrl: string,
    private readonly log: Pick<FastifyBaseLogger, 'info'>,
  ) {
    const { origin, hostname } = new URL(publicUrl);
    this.site = { expectedOrigin: origin, expectedRPID: hostname };
  }

  /** A browser's options for making a passkey; authenticators that already hold one are excluded. */
  async toMake(
    user: { id: number; email: string; first_name: string; last_name: string },
    { nonce, passkeys }: { nonce: string; passkeys: PasskeyRow[] },
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: productName,
      rpID: this.site.expectedRPID,
      userName: user.email,
      userDisplayName: fullNameOf(user),
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

  /** A browser's options for using one of these passkeys. */
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

  /** The passkey that a browser made; null if its answer doesn't check out. */
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
   * A passkey's new counter; null if it wasn't used correctly. A counter that doesn't rise means a copy, unless it's always 0.
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

  /** The library throws on any invalid answer; the reason only goes to the log. */
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

/** Bytes, not text: the library would encode text once more, and browsers sign the encoded form. */
const bytesOf = (nonce: string) => new Uint8Array(Buffer.from(nonce, 'base64url'));
