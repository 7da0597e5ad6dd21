import { Type, type Static } from 'typebox';
import { LIMITS } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  nullable,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

const name = (description: string) =>
  Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.gateName), description });
const hours = { starts_at: timestamp(), ends_at: timestamp() };

export const GateLink = named(
  'GateLink',
  Type.Object({
    id: rowId(),
    gate_id: rowId(),
    gate: Type.String({ description: 'The gate’s name.' }),
    helper: Type.String(),
    ...hours,
    state: textEnum(['unused', 'in_use', 'ended', 'revoked'], {
      description: '`revoked` too if whoever made it may no longer make links for this event.',
    }),
    started_at: nullable(timestamp('When the device that has it now started.')),
    seen_at: nullable(timestamp('When that device was last heard of, to within half a minute.')),
    is_silent: Type.Boolean({
      description:
        'Whether that device should have been heard of since: it’s offline, or its page is closed.',
    }),
    made_by: Type.String(),
    created_at: timestamp(),
  }),
);
export type GateLink = Static<typeof GateLink>;

export const NewGateLink = named(
  'NewGateLink',
  Type.Object({
    ...GateLink.properties,
    token: Type.String({ description: 'Only in this answer: `/gate#<token>` is the link.' }),
  }),
);
export type NewGateLink = Static<typeof NewGateLink>;

export const GateLinkPayload = named(
  'GateLinkPayload',
  Type.Object(
    {
      gate: name('The name of the gate where they stand; a new one is added to the event.'),
      helper: name('Whom the link is for.'),
      ...hours,
    },
    { additionalProperties: false },
  ),
);
export type GateLinkPayload = Static<typeof GateLinkPayload>;

const tags = ['door'];
const security = [{ bearer: [] }];
const linkParams = Type.Object({ id: rowId(), link_id: rowId() });

export const gateLinksSchema = {
  tags,
  security,
  operationId: 'listGateLinks',
  summary: 'List an event’s links for helpers at the door, newest first',
  params: idParams,
  response: { 200: Type.Array(ref(GateLink)), ...errorAnswers(401, 403, 404) },
};

export const makeGateLinkSchema = {
  tags,
  security,
  operationId: 'makeGateLink',
  summary: 'Make a link that lets a helper without an account scan at a gate',
  description:
    'It works on one device, during its hours, which move with the event. Conflicts: `event_not_published`, ' +
    '`too_many_gate_links`, `too_many_gates`.',
  params: idParams,
  body: ref(GateLinkPayload),
  response: { 201: ref(NewGateLink), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const moveGateLinkSchema = {
  tags,
  security,
  operationId: 'moveGateLink',
  summary: 'Take a gate link from its device, so that another one can start',
  description: 'Conflict: `gate_link_over`.',
  params: linkParams,
  response: { 200: ref(GateLink), ...errorAnswers(401, 403, 404, 409) },
};

export const revokeGateLinkSchema = {
  tags,
  security,
  operationId: 'revokeGateLink',
  summary: 'End a gate link at once',
  description: 'Twice changes nothing.',
  params: linkParams,
  response: { 200: ref(GateLink), ...errorAnswers(401, 403, 404) },
};
