import { Type, type Static } from 'typebox';
import { DOOR_OUTCOMES, EVENT_STATUSES, LIMITS, TICKET_STATUSES, TICKET_TYPES } from '../../limits';
import {
  idParams,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../schemas/buildingBlocks';
import { PublicKey } from '../tickets/my-tickets-schemas';
import { errorAnswers } from '../../schemas/errors';

const uuid = (description: string) => Type.String({ format: 'uuid', description });

export const DoorTicket = named(
  'DoorTicket',
  Type.Object({
    ticket_number: Type.String(),
    name: Type.String(),
    ticket_type: textEnum(TICKET_TYPES),
    status: textEnum(TICKET_STATUSES),
    checked_in_time: nullable(timestamp()),
  }),
);

export const DoorList = named(
  'DoorList',
  Type.Object(
    {
      event: Type.Object({
        id: rowId(),
        title: Type.String(),
        timezone: Type.String(),
        status: textEnum(EVENT_STATUSES),
      }),
      taken_at: timestamp(),
      key: Type.Object(PublicKey.properties, {
        description: 'The public key of QR codes and of this list, as a JWK.',
      }),
      earlier_keys: Type.Array(PublicKey, {
        description: 'Keys that signed QR codes before, and whose codes are still good.',
      }),
      tickets: Type.Array(ref(DoorTicket)),
    },
    { description: 'All that a door must know to judge tickets without the network.' },
  ),
);
export type DoorList = Static<typeof DoorList>;

export const SignedDoorList = named(
  'SignedDoorList',
  Type.Object({
    list: Type.String({ description: 'A `DoorList` as JSON text: what is signed are its bytes.' }),
    signature: Type.String({ description: 'base64url Ed25519 over `list`.' }),
  }),
);
export type SignedDoorList = Static<typeof SignedDoorList>;

export const DoorScan = named(
  'DoorScan',
  Type.Object(
    {
      id: uuid('Made by the device: a scan that is sent again counts once.'),
      ticket_number: Type.String({
        minLength: 1,
        maxLength: 160,
        description: 'The number, or all that the QR code says.',
      }),
      scanned_at: timestamp('By the clock of the device.'),
      let_in: Type.Boolean({
        description: 'The door opened by its saved list, without waiting for this answer.',
      }),
      undone: Type.Optional(Type.Boolean({ description: 'The scan has been taken back.' })),
    },
    { additionalProperties: false },
  ),
);
export type DoorScan = Static<typeof DoorScan>;

export const DoorSyncPayload = named(
  'DoorSyncPayload',
  Type.Object(
    {
      device_id: uuid('Made by the device, once.'),
      sent_at: timestamp('Now, by the clock of the device: a clock that is wrong is put right.'),
      scans: Type.Array(ref(DoorScan), { minItems: 1, maxItems: LIMITS.scansPerSync.max }),
    },
    { additionalProperties: false },
  ),
);
export type DoorSyncPayload = Static<typeof DoorSyncPayload>;

const verdictFields = {
  id: uuid('Of the scan.'),
  outcome: textEnum(DOOR_OUTCOMES),
  detail: Type.String({ description: 'The sentence for the door.' }),
  name: nullable(Type.String({ description: 'Who enters with the ticket.' })),
};

export const DoorVerdict = named(
  'DoorVerdict',
  Type.Object({
    ...verdictFields,
    ticket_type: nullable(Type.String({ enum: [...TICKET_TYPES, null] })),
    ticket_number: Type.String(),
    checked_in_time: nullable(timestamp('Of the scan that counts.')),
    is_conflict: Type.Boolean({
      description: 'Somebody was let in whom the ticket does not let in, or not once more.',
    }),
  }),
);
export type DoorVerdict = Static<typeof DoorVerdict>;

export const DoorConflict = named(
  'DoorConflict',
  Type.Object({
    ...verdictFields,
    ticket_number: Type.String(),
    scanned_at: timestamp(),
    device_id: uuid('Which device let somebody in.'),
    scanned_by: Type.String({ description: 'Who held that device.' }),
    checked_in_time: nullable(timestamp('Of the scan that counts.')),
    checked_in_device_id: nullable(uuid('Which device that was; null: none of the door’s.')),
  }),
);
export type DoorConflict = Static<typeof DoorConflict>;

const tags = ['door'];
const security = [{ bearer: [] }];

export const doorListSchema = {
  tags,
  security,
  summary: 'The signed list of an event’s tickets, for a door without network',
  params: idParams,
  response: { 200: ref(SignedDoorList), ...errorAnswers(401, 403, 404) },
};

export const doorSyncSchema = {
  tags,
  security,
  summary: 'Judge what a door has scanned',
  description:
    'One scan at a time while there is network, the queue of a device when it is back. Sending a scan again changes nothing.',
  params: idParams,
  body: ref(DoorSyncPayload),
  response: {
    200: Type.Object({ results: Type.Array(ref(DoorVerdict)) }),
    ...errorAnswers(400, 401, 403, 404),
  },
};

export const doorConflictsSchema = {
  tags,
  security,
  summary: 'Who was let in without right by a door without network, newest first',
  params: idParams,
  response: { 200: Type.Array(ref(DoorConflict)), ...errorAnswers(401, 403, 404) },
};
