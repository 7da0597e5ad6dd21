import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

const PREFIX = 'NZ1';
/** How a raw Ed25519 key of 32 bytes begins in PKCS#8, RFC 8410 section 7. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Writes and reads what a QR code says: `NZ1.<ticket number>.<event>.<Ed25519 signature>`. Whoever has the public key
 * sees without the network that a code is genuine and for which event; only the API can say that it has been used.
 */
export class TicketCodes {
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  /** @param secret the server's signing secret: every process derives the same key from it, and nothing else from that key. */
  constructor(secret: string) {
    const seed = Buffer.from(hkdfSync('sha256', secret, '', 'ticket codes', 32));
    this.privateKey = createPrivateKey({
      key: Buffer.concat([PKCS8_HEAD, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    this.publicKey = createPublicKey(this.privateKey);
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
    const isGenuine = verify(null, said, this.publicKey, Buffer.from(signature, 'base64url'));
    return isGenuine ? { ticketNumber, eventId: Number(event) } : 'forged';
  }

  /** The public key for the door, as a JWK that a browser's `crypto.subtle` imports. */
  get verificationKey(): JsonWebKey {
    return this.publicKey.export({ format: 'jwk' });
  }
}
