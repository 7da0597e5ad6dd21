import type { ApiSchemas } from 'shared-auth/page';

type PublicKey = ApiSchemas['DoorList']['key'];

const PREFIX = 'NZ1';

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

/** Signs what a QR code and a door's list say, by a key that lives as long as the page. */
export interface TicketCodes {
  publicKey: () => Promise<PublicKey>;
  sign: (said: string) => Promise<string>;
  /** `NZ1.<ticket number>.<event>.<signature>` */
  write: (ticketNumber: string, eventId: number) => Promise<string>;
  /** The ticket number that a code says; null when it is none but a typed number, `forged` when it is not signed by us. */
  read: (scanned: string) => Promise<string | 'forged' | null>;
}

export function makeTicketCodes(): TicketCodes {
  let pair: ReturnType<typeof makeKeys> | undefined;
  const makeKeys = () => crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  const keys = async () => {
    const made = await (pair ??= makeKeys());
    if (!('privateKey' in made)) throw new Error('Ed25519 makes pairs of keys');
    return made;
  };
  const sign = async (said: string) => {
    const bytes = new TextEncoder().encode(said);
    const { privateKey } = await keys();
    return base64url(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes)));
  };
  const write = async (ticketNumber: string, eventId: number) => {
    const said = `${PREFIX}.${ticketNumber}.${eventId}`;
    return `${said}.${await sign(said)}`;
  };
  return {
    sign,
    write,
    publicKey: async () => {
      const { x = '' } = await crypto.subtle.exportKey('jwk', (await keys()).publicKey);
      return { kty: 'OKP', crv: 'Ed25519', x };
    },
    read: async (scanned) => {
      const code = scanned.trim();
      const [prefix, ticketNumber = '', event = ''] = code.split('.');
      if (prefix !== PREFIX) return null;
      return code === (await write(ticketNumber, Number(event))) ? ticketNumber : 'forged';
    },
  };
}

// Crockford's base 32, as the API's.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The ticket number that belongs to a ticket's id: alike each time, so that a link to it stays good. */
export function ticketNumber(id: number): string {
  let state = id;
  const letters = Array.from({ length: 12 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return ALPHABET[(state >>> 27) % ALPHABET.length];
  });
  return `TKT-${letters.join('').match(/.{4}/g)?.join('-')}`;
}

/** A number as somebody typed it, the way it is stored. */
export function tidyTicketNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^TKT/, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return `TKT-${letters.match(/.{1,4}/g)?.join('-') ?? ''}`;
}
