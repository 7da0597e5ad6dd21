import { productName } from '@nzuko/contract/brand';
import { Secret, TOTP } from 'otpauth';
import { Seal } from '../../platform/security/sealing';

const SECONDS_A_STEP = 30;
const DIGITS = 6;
/** How many steps a phone's clock may be off, to either side. */
const DRIFT = 1;
/** As RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Codes of authenticator apps (RFC 6238). Their secrets are only readable with our key. */
export class AuthenticatorCodes {
  private readonly seal: Seal;

  constructor(jwtSecret: string) {
    this.seal = new Seal(jwtSecret, 'authenticator apps');
  }

  /** A new secret: sealed for the database, as text to type, and as the QR code's URI. */
  make(email: string): { sealed: string; secret: string; uri: string } {
    const secret = new Secret({ size: SECRET_BYTES });
    const totp = new TOTP({ ...SETTINGS, secret, issuer: productName, label: email });
    return { sealed: this.seal.close(secret.base32), secret: secret.base32, uri: totp.toString() };
  }

  /** A code's time step; null if the code is wrong, or further off than a clock may be. */
  stepOf(code: string, sealed: string, now: Date): number | null {
    const digits = code.replace(/\s/g, '');
    const secret = this.seal.open(sealed);
    // Sealed with a different JWT_SECRET.
    if (secret === null) return null;
    const delta = TOTP.validate({
      ...SETTINGS,
      token: digits,
      secret: Secret.fromBase32(secret),
      timestamp: now.getTime(),
      window: DRIFT,
    });
    if (delta === null) return null;
    return Math.floor(now.getTime() / 1000 / SECONDS_A_STEP) + delta;
  }
}

const SETTINGS = { algorithm: 'SHA1', digits: DIGITS, period: SECONDS_A_STEP } as const;
