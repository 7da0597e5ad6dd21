import {
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { readTicketCode, signedCodeText } from '@nzuko/contract/text';
import { LinkTokens } from '../../platform/security/linkTokens';
import type { PublicKey } from './my-tickets-schemas';

/** The PKCS#8 prefix of a raw 32-byte Ed25519 key, RFC 8410 section 7. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Creates and parses QR code payloads: `NZ1.<ticket number>.<event>.<Ed25519 signature>`. With the public key, a door can
 * verify offline that a code is genuine and for which event; only the API knows whether it has been used.
 */
export class TicketCodes {
  private readonly privateKey: KeyObject;
  /** The accepted keys: the current one first, then former ones. */
  private readonly keys: [KeyObject, ...KeyObject[]];
  /** Ticket links, derived from the same secrets, so that they stay valid as long as the codes. */
  readonly links: LinkTokens;
  /** Links by which payers say where a refund should go. */
  readonly refundLinks: LinkTokens;

  /**
   * @param secret the key is derived from it; must be the same in every process.
   * @param earlierSecrets former secrets, whose tickets stay valid.
   */
  constructor(secret: string, earlierSecrets: string[] = []) {
    this.links = new LinkTokens('ticket links', secret, earlierSecrets);
    this.refundLinks = new LinkTokens('refund links', secret, earlierSecrets);
    this.privateKey = keyOf(secret);
    this.keys = [
      createPublicKey(this.privateKey),
      ...earlierSecrets.map((earlier) => createPublicKey(keyOf(earlier))),
    ];
  }

  write(ticketNumber: string, eventId: number): string {
    const said = signedCodeText(ticketNumber, eventId);
    return `${said}.${this.sign(said)}`;
  }

  /** Signs a text, base64url; for the door's list, whose JSON can't be mistaken for a code. */
  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64url');
  }

  /** Parses a code; null for a plain typed number, `forged` if we didn't sign it. */
  read(scanned: string): { ticketNumber: string; eventId: number } | 'forged' | null {
    const code = readTicketCode(scanned);
    if (!code) return null;
    const { ticketNumber, eventId } = code;
    const said = Buffer.from(code.signedText);
    const signature = Buffer.from(code.signature, 'base64url');
    const isSigned = this.keys.some((key) => verify(null, said, key, signature));
    return isSigned ? { ticketNumber, eventId } : 'forged';
  }

  /** The public keys for the door, as JWKs for the browser's `crypto.subtle`, the current one first. */
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
