import { createHash } from 'node:crypto';

/** A ticket's id and a digest of its picture's path, so that a new picture has a new key and the path stays secret. */
const KEY = /^(\d{1,9})-([\w-]{12})$/;

/** The key under which a door asks for a ticket's photo. */
export const photoKeyOf = (ticketId: number, path: string): string =>
  `${ticketId}-${createHash('sha256').update(path).digest('base64url').slice(0, 12)}`;

/** The ticket that a key is for; null if it is malformed. */
export const ticketOfKey = (key: string): number | null => {
  const [, id] = KEY.exec(key) ?? [];
  return id ? Number(id) : null;
};
