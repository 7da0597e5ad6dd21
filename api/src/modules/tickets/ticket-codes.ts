import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { PublicKey } from './my-tickets-schemas';

const PREFIX = 'NZ1';
/** How a raw Ed25519 key of 32 bytes begins in PKCS#8, RFC 8410 section 7. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Writes and reads what a QR code says: `NZ1.<ticket number>.<event>.<Ed25519 signature>`. Whoever has the public key
 * sees without the network that a code is genuine and for which event; only the API can say that it has been used.
 */
export class TicketCodes {
  private readonly privateKey: KeyObject;
  /** Whose signatures are genuine: today's key first, then those that signed tickets before. */
  private readonly keys: [KeyObject, ...KeyObject[]];

  /**
   * @param secret what the key is derived from, alike in every process; nothing else can be derived from the key.
   * @param earlierSecrets those that signed before: the tickets of them stay good.
   */
  constructor(secret: string, earlierSecrets: string[] = []) {
    this.privateKey = keyOf(secret);
    this.keys = [
      createPublicKey(this.privateKey),
      ...earlierSecrets.map((earlier) => createPublicKey(keyOf(earlier))),
    ];
  }

  write(ticketNumber: string, eventId: number): string {
    const said = `${PREFIX}.${ticketNumber}.${eventId}`;
    return `${said}.${this.sign(said)}`;
  }

  /** Our signature of a text, base64url; for a door's list, whose JSON can never look like a code. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64url');
  }

  /** What a code says; null when it is none but a typed number, `forged` when its signature is not ours. */
  read(scanned: string): { ticketNumber: string; eventId: number } | 'forged' | null {
    const text = scanned.trim();
    if (!text.startsWith(`${PREFIX}.`)) return null;
    const [, ticketNumber = '', event = '', signature = ''] = text.split('.');
    const said = Buffer.from(`${PREFIX}.${ticketNumber}.${event}`);
    const bytes = Buffer.from(signature, 'base64url');
    const isGenuine = this.keys.some((key) => verify(null, said, key, bytes));
    return isGenuine ? { ticketNumber, eventId: Number(event) } : 'forged';
  }

  /** The public keys for the door, as JWKs that a browser's `crypto.subtle` imports: today's first. */
  get publicKeys(): [PublicKey, ...PublicKey[]] {
    const [today, ...earlier] = this.keys;
    return [jwkOf(today), ...earlier.map(jwkOf)];
  }
}

function jwkOf(key: KeyObject): PublicKey {
  const { x = '' } = key.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}

function keyOf(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ticket codes', 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}
