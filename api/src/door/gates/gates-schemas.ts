import { Type, type Static } from 'typebox';
import { LIMITS, TICKET_TYPES } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  named,
  nullable,
  ref,
  rowId,
  SINGLE_LINE,
  textEnum,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const Gate = named(
  'Gate',
  Type.Object({
    id: rowId(),
    name: Type.String(),
    ticket_types: nullable(
      Type.Array(textEnum(TICKET_TYPES), {
        description: 'The types that go in here; null for all.',
      }),
    ),
    has_exit: Type.Boolean({ description: 'People are scanned as they leave here, too.' }),
  }),
);
export type Gate = Static<typeof Gate>;

const gateFields = {
  name: Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.gateName) }),
  ticket_types: Type.Optional(
    nullable(
      Type.Array(textEnum(TICKET_TYPES), {
        minItems: 1,
        maxItems: TICKET_TYPES.length,
        uniqueItems: true,
      }),
    ),
  ),
  has_exit: Type.Optional(Type.Boolean()),
};

export const GatePayload = named(
  'GatePayload',
  Type.Object(gateFields, { additionalProperties: false }),
);
export type GatePayload = Static<typeof GatePayload>;

export const GatePatch = named(
  'GatePatch',
  Type.Object(
    { ...gateFields, name: Type.Optional(gateFields.name) },
    { additionalProperties: false },
  ),
);
export type GatePatch = Static<typeof GatePatch>;

const ruleFields = {
  early_minutes: Type.Integer({
    ...LIMITS.earlyMinutes,
    description:
      'How long before the start the scanner asks before it admits anybody; 0: it never asks.',
  }),
  has_reentry: Type.Boolean({
    description: 'People who were scanned out when they left may come back in.',
  }),
  staff_sells: Type.Boolean({
    description: 'Members who scan may sell and give tickets at the door, too.',
  }),
  checks_photos: Type.Boolean({
    description:
      'The scanner shows the photo on the ticket, and its device keeps photos for when it is offline.',
  }),
  alarm_at: nullable(
    Type.Integer({
      minimum: 1,
      maximum: 1_000_000,
      description: 'How many people inside raise the alarm on the board; null: none.',
    }),
  ),
};

export const DoorRules = named('DoorRules', Type.Object(ruleFields));
export type DoorRules = Static<typeof DoorRules>;

export const DoorRulesPatch = named(
  'DoorRulesPatch',
  Type.Partial(Type.Object(ruleFields), { additionalProperties: false }),
);
export type DoorRulesPatch = Static<typeof DoorRulesPatch>;

export const DoorSetup = named(
  'DoorSetup',
  Type.Object({ rules: ref(DoorRules), gates: Type.Array(ref(Gate)) }),
);
export type DoorSetup = Static<typeof DoorSetup>;

const tags = ['door'];
const security = [{ bearer: [] }];
const gateParams = Type.Object({ id: rowId(), gate_id: rowId() });

export const doorSetupSchema = {
  tags,
  security,
  operationId: 'getDoorSetup',
  summary: 'An event’s gates, and the rules of its door',
  params: idParams,
  response: { 200: ref(DoorSetup), ...errorAnswers(401, 403, 404) },
};

export const changeDoorRulesSchema = {
  tags,
  security,
  operationId: 'changeDoorRules',
  summary: 'Change the rules of an event’s door',
  params: idParams,
  body: ref(DoorRulesPatch),
  response: { 200: ref(DoorSetup), ...errorAnswers(400, 401, 403, 404) },
};

export const addGateSchema = {
  tags,
  security,
  operationId: 'addGate',
  summary: 'Add a gate to an event',
  description: 'Conflict: `too_many_gates`.',
  params: idParams,
  body: ref(GatePayload),
  response: { 201: ref(Gate), ...errorAnswers(400, 401, 403, 404, 409) },
};

export const changeGateSchema = {
  tags,
  security,
  operationId: 'changeGate',
  summary: 'Change a gate’s name, its ticket types, or whether people leave there',
  params: gateParams,
  body: ref(GatePatch),
  response: { 200: ref(Gate), ...errorAnswers(400, 401, 403, 404) },
};

export const removeGateSchema = {
  tags,
  security,
  operationId: 'removeGate',
  summary: 'Remove a gate; the record of scans keeps its name',
  description: 'Conflict: `gate_in_use` while a helper’s link opens it.',
  params: gateParams,
  response: { 204: Type.Null(), ...errorAnswers(401, 403, 404, 409) },
};
