import { Type, type Static } from 'typebox';
import { idParams, ref, textEnum } from '../../schemas/buildingBlocks';
import { errorAnswers } from '../../schemas/errors';
import { Cancellation, TicketHolder } from './tickets-schemas';

/** A public key as a JWK that a browser’s `crypto.subtle` imports. */
export const PublicKey = Type.Object({
  kty: textEnum(['OKP']),
  crv: textEnum(['Ed25519']),
  x: Type.String(),
});
export type PublicKey = Static<typeof PublicKey>;

const tags = ['tickets'];
const security = [{ bearer: [] }];
const Detail = Type.Object({ detail: Type.String({ description: 'The sentence for people.' }) });

export const cancelTicketSchema = {
  tags,
  security,
  summary: 'Cancel a ticket of mine',
  description:
    'The price of a paid ticket is refunded. An order that is not paid yet ends as a whole.',
  params: idParams,
  response: { 200: ref(Cancellation), ...errorAnswers(401, 404, 409) },
};

export const transferTicketSchema = {
  tags,
  security,
  summary: 'Give a ticket of mine to somebody else',
  params: idParams,
  body: ref(TicketHolder),
  response: { 200: Detail, ...errorAnswers(400, 401, 404, 409, 429) },
};

export const ticketKeySchema = {
  tags,
  summary: 'The public key of QR codes',
  description:
    'A QR code says `NZ1.<ticket number>.<event id>.<signature>`: base64url Ed25519 over all before the last dot. ' +
    'With this JWK a door checks it without the network.',
  response: {
    200: Type.Object({
      ...PublicKey.properties,
      earlier: Type.Array(PublicKey, {
        description: 'Keys that signed before, and whose codes are still good.',
      }),
    }),
  },
};
