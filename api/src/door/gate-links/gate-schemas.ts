import { Type, type Static } from 'typebox';
import { named, ref, rowId, textEnum, timestamp } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { gateLink } from '../../platform/schemas/security';
import { heldPages, SignedDoorList } from '../door-list-schemas';
import { DoorSyncPayload, DoorVerdict } from '../door-schemas';

export const GatePass = named(
  'GatePass',
  Type.Object({
    event: Type.Object({ id: rowId(), title: Type.String(), timezone: Type.String() }),
    gate: Type.String(),
    helper: Type.String(),
    starts_at: timestamp(),
    ends_at: timestamp(),
    state: textEnum(
      ['early', 'ready', 'started', 'taken', 'moved', 'revoked', 'ended', 'event_cancelled'],
      { description: 'For the device that asks: `taken` says that another one has the link.' },
    ),
    now: timestamp('By the server’s clock.'),
  }),
);
export type GatePass = Static<typeof GatePass>;

const tags = ['door'];
const security = gateLink;
const over =
  'Gone: `gate_link_ended`, `gate_link_revoked`, `gate_link_moved`, `event_cancelled`. Conflict: `gate_link_taken`. ' +
  'Forbidden: `gate_link_early`, `gate_link_not_started`.';

export const gatePassSchema = {
  tags,
  security,
  operationId: 'getGatePass',
  summary: 'Read a gate link, without binding it to a device',
  response: { 200: ref(GatePass), ...errorAnswers(401, 429) },
};

export const startAtGateSchema = {
  tags,
  security,
  operationId: 'startAtGate',
  summary: 'Bind a gate link to the device whose secret comes with it',
  description: `The same device may ask again. ${over}`,
  response: { 200: ref(GatePass), ...errorAnswers(401, 403, 409, 410, 429) },
};

export const gateListSchema = {
  tags,
  security,
  operationId: 'getGateList',
  summary: 'The signed list of the event’s tickets, for checking them offline',
  description: `With \`have\`, as at the door. ${over}`,
  querystring: heldPages,
  response: { 200: ref(SignedDoorList), ...errorAnswers(400, 401, 403, 409, 410, 429) },
};

export const gateSyncSchema = {
  tags,
  security,
  operationId: 'syncGateScans',
  summary: 'Submit scans made at the gate',
  description:
    'As at the door. For 24 hours after the link has ended for this device, what it let in before is still accepted; the ' +
    `rest is answered \`gate_link_ended\`. ${over}`,
  body: ref(DoorSyncPayload),
  response: {
    200: Type.Object({ results: Type.Array(ref(DoorVerdict)) }),
    ...errorAnswers(400, 401, 403, 409, 410, 429),
  },
};
