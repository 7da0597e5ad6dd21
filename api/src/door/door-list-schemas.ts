import { Type, type Static } from 'typebox';
import { EVENT_STATUSES, TICKET_STATUSES, TICKET_TYPES } from '../platform/limits';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import { PublicKey } from '../sales';
import { DoorRules, Gate } from './gates/gates-schemas';

export const DoorTicket = named(
  'DoorTicket',
  Type.Object({
    ticket_number: Type.String(),
    name: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
    left_time: Type.Optional(
      timestamp('When they left; missing if they are inside, or never came.'),
    ),
    returned_time: Type.Optional(
      timestamp('When they last came back; missing if they are out, or never left.'),
    ),
    on_hold: Type.Boolean({
      description: 'Its payment is disputed, so it won’t be accepted at the door.',
    }),
    checked_in_time: nullable(timestamp()),
    photo: Type.Optional(
      Type.String({ description: 'The key of the photo on it, where photos are checked.' }),
    ),
  }),
);

export type DoorTicket = Static<typeof DoorTicket>;

const headFields = {
  event: Type.Object({
    id: rowId(),
    title: Type.String(),
    timezone: Type.String(),
    status: textEnum(EVENT_STATUSES),
    start_date: nullable(timestamp()),
    doors_open: Type.Optional(timestamp('Missing unless the organizer has said when.')),
  }),
  rules: ref(DoorRules),
  gates: Type.Array(ref(Gate)),
  gate_id: nullable(
    Type.Integer({
      description: 'The gate that this link opens; null for a member of the team.',
    }),
  ),
  conflicts: Type.Record(Type.String(), Type.Integer(), {
    description: 'The caller’s unhandled conflicts, counted by `device_id`.',
  }),
  taken_at: timestamp(),
  key: Type.Object(PublicKey.properties, {
    description: 'The public key, as a JWK, that verifies QR codes and this list.',
  }),
  earlier_keys: Type.Array(PublicKey, {
    description: 'Retired signing keys whose QR codes are still valid.',
  }),
};

const ticketFields = {
  tickets: Type.Array(ref(DoorTicket)),
  transferred_numbers: Type.Array(Type.String(), {
    description: 'Old numbers of transferred tickets: refused, with the reason.',
  }),
};

export const DoorList = named(
  'DoorList',
  Type.Object(
    { ...headFields, ...ticketFields },
    { description: 'Everything a door needs to check tickets offline.' },
  ),
);
export type DoorList = Static<typeof DoorList>;

export const DoorPage = named('DoorPage', Type.Object(ticketFields));
export type DoorPage = Static<typeof DoorPage>;

export const PagedDoorList = named(
  'PagedDoorList',
  Type.Object(
    {
      ...headFields,
      pages: Type.Array(Type.String(), {
        description:
          'The versions of all pages of tickets, in order: the first 12 letters of a page’s SHA-256 in base64url.',
      }),
    },
    { description: 'A `DoorList` whose tickets are on pages.' },
  ),
);
export type PagedDoorList = Static<typeof PagedDoorList>;

export const SignedDoorList = named(
  'SignedDoorList',
  Type.Object({
    list: Type.String({
      description:
        'A `DoorList` as JSON text, or a `PagedDoorList` in answer to `have`; the signature covers its exact bytes.',
      contentMediaType: 'application/json',
      contentSchema: Type.Union([ref(DoorList), ref(PagedDoorList)]),
    }),
    signature: Type.String({ description: 'base64url Ed25519 over `list`.' }),
    pages: Type.Optional(
      Type.Record(
        Type.String(),
        Type.String({ contentMediaType: 'application/json', contentSchema: ref(DoorPage) }),
        {
          description:
            'In answer to `have`: each `DoorPage` that the device lacks, as JSON text, by its version.',
        },
      ),
    ),
  }),
);
export type SignedDoorList = Static<typeof SignedDoorList>;

/** Versions of the pages that a device already has. */
export const heldPages = Type.Object({
  have: Type.Optional(
    Type.String({
      maxLength: 8_000,
      description:
        'The versions of the pages that the device has, separated by commas, or nothing: the list then comes in pages, without these.',
    }),
  ),
});

export const doorListSchema = {
  tags: ['door'],
  security: [{ bearer: [] }],
  operationId: 'getDoorList',
  summary: 'Get the signed list of an event’s tickets, for checking them offline',
  description:
    'Devices that ask again say what they `have`, so that only what has changed is sent.',
  params: idParams,
  querystring: heldPages,
  response: { 200: ref(SignedDoorList), ...errorAnswers(400, 401, 403, 404) },
};
