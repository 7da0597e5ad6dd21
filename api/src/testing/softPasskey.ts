import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Options {
  origin?: string;
  rpId?: string;
  /** The counter's next value; 0 for a passkey that doesn't count. */
  counter?: number;
  isUserVerified?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A passkey without a device: answers the API's requests to browsers, wrongly if asked to. */
export function softPasskey(site: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const { origin: siteOrigin, hostname } = new URL(site);

  const clientData = (type: string, challenge: unknown, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(flags: number, { rpId = hostname, counter = 0 }: Options) {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head]);
  }

  const flagsOf = ({ isUserVerified = true }: Options) =>
    USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0);

  const answer = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: base64url(id),
    /** Answers a call of `navigator.credentials.create`. */
    make(asked: { challenge?: unknown }, options: Options = {}) {
      const data = clientData('webauthn.create', asked.challenge, options.origin ?? siteOrigin);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      // COSE: an EC2 key (1: 2) of ES256 (3: -7) on P-256 (-1: 1).
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const authData = Buffer.concat([
        authenticatorData(flagsOf(options) | HAS_CREDENTIAL, options),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: base64url(data),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      });
    },
    /** Answers a call of `navigator.credentials.get`. */
    use(asked: { challenge?: unknown }, options: Options = {}) {
      const data = clientData('webauthn.get', asked.challenge, options.origin ?? siteOrigin);
      const authData = authenticatorData(flagsOf(options), options);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return answer({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      });
    },
  };
}
