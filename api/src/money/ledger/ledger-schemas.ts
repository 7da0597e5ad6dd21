import { Type, type Static } from 'typebox';
import { withMessages } from '../../platform/fieldMessages';
import { idempotencyHeader } from '../../platform/http/idempotency';
import { LEDGER_ACCOUNTS, LEDGER_KINDS } from '../../platform/database/moneyTables';
import { EVENT_STATUSES, LIMITS, TICKET_TYPES } from '../../platform/limits';
import {
  checkedByService,
  idParams,
  MAX_ID,
  moneyText,
  named,
  nextPage,
  nullable,
  ref,
  rowId,
  signedMoneyText,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { HELD_BECAUSE } from './availability';

const totals = {
  sold: signedMoneyText('The total that buyers paid.'),
  fees: signedMoneyText('The fees of the payment provider and the platform, as what they cost.'),
  refunds: signedMoneyText('Refunds made or under way.'),
};

export const EventMoney = named(
  'EventMoney',
  Type.Object({
    event: nullable(
      Type.Object(
        { id: rowId(), title: Type.String(), status: textEnum(EVENT_STATUSES) },
        { description: 'Null for what concerns no event.' },
      ),
    ),
    ...totals,
    refundable: signedMoneyText(
      'What buyers paid and haven’t had back: a cancellation refunds at most this much.',
    ),
    corrections: signedMoneyText('Amounts that administrators have added or taken.'),
    net: signedMoneyText('Sold, less fees and refunds, with corrections.'),
    disputed: signedMoneyText('The part of it that is held while buyers dispute their payments.'),
    on_its_way: signedMoneyText('The part of it that is being paid out.'),
    paid_out: signedMoneyText('The part of it that has been paid out.'),
    balance: signedMoneyText('The money that is left.'),
    held_because: Type.Optional(
      textEnum(HELD_BECAUSE, {
        description: 'Why what is left can’t be paid out; absent if it can.',
      }),
    ),
    available_from: nullable(
      timestamp('When it can be paid out, unless it is held for another reason.'),
    ),
  }),
);
export type EventMoney = Static<typeof EventMoney>;

export const OrganizerMoney = named(
  'OrganizerMoney',
  Type.Object({
    currency: textEnum(['NGN']),
    organizer: Type.Optional(
      Type.Object(
        { id: rowId(), name: Type.String(), email: Type.String() },
        { description: 'Whose money it is; for administrators.' },
      ),
    ),
    pending: signedMoneyText('Of events that are not over, cancelled or disputed.'),
    available: signedMoneyText(
      'Money that can be paid out. Below zero if more was refunded than was left; later sales make it good.',
    ),
    on_its_way: signedMoneyText('Payouts under way.'),
    paid_out: signedMoneyText('The total paid out so far.'),
    disputed: signedMoneyText('Money held while buyers dispute their payments.'),
    events: Type.Array(ref(EventMoney), {
      description: 'A page of the events with money, those that end last first.',
    }),
    next: nextPage(),
  }),
);
export type OrganizerMoney = Static<typeof OrganizerMoney>;

export const MoneyQuery = Type.Object(
  {
    after: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_ID,
        description: 'Only the events after this one; 0 for what concerns no event.',
      }),
    ),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type MoneyQuery = Static<typeof MoneyQuery>;

export const EventMoneyReport = named(
  'EventMoneyReport',
  Type.Object({
    money: ref(EventMoney),
    by_ticket_type: Type.Array(
      Type.Object({
        ticket_type: textEnum(TICKET_TYPES),
        ...totals,
        net: signedMoneyText('Sold, less fees and refunds.'),
      }),
    ),
    by_day: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date', description: 'In the event’s time zone.' }),
        ...totals,
        net: signedMoneyText('Sold, less fees and refunds.'),
      }),
    ),
  }),
);
export type EventMoneyReport = Static<typeof EventMoneyReport>;

export const Posting = named(
  'Posting',
  Type.Object({
    id: rowId(),
    kind: textEnum(LEDGER_KINDS),
    from: textEnum(LEDGER_ACCOUNTS, { description: 'The account that it was taken from.' }),
    to: textEnum(LEDGER_ACCOUNTS, { description: 'The account that it was given to.' }),
    amount: moneyText('Always above zero.'),
    event_id: nullable(rowId()),
    payment_reference: nullable(Type.String()),
    note: nullable(Type.String({ description: 'The reason for a correction.' })),
    posted_at: timestamp(),
  }),
);
export type Posting = Static<typeof Posting>;

export const PostingPage = named(
  'PostingPage',
  Type.Object({
    next: nextPage(),
    results: Type.Array(ref(Posting)),
  }),
);
export type PostingPage = Static<typeof PostingPage>;

export const PostingsQuery = Type.Object(
  {
    before: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'Only what was posted before this one.',
      }),
    ),
    page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
  },
  { additionalProperties: false },
);
export type PostingsQuery = Static<typeof PostingsQuery>;

export const MoneyCorrection = named(
  'MoneyCorrection',
  Type.Object(
    {
      amount: Type.String({
        description: 'In naira: what the organizer gets from the platform, or gives (“-1500.00”).',
        examples: ['-1500.00'],
        ...withMessages('amount'),
      }),
      event_id: Type.Optional(nullable(rowId('The event that it concerns, if any.'))),
      reason: Type.String({
        ...checkedByService(LIMITS.auditNote),
        description: 'Why. The organizer sees it.',
      }),
    },
    { additionalProperties: false, description: 'Stored permanently, with its author.' },
  ),
);
export type MoneyCorrection = Static<typeof MoneyCorrection>;

const access = { tags: ['money'], security: [{ bearer: [] }] };

export const ownMoneySchema = {
  ...access,
  operationId: 'getMoney',
  summary: 'Get my balances, and what each event adds to them',
  querystring: MoneyQuery,
  response: { 200: ref(OrganizerMoney), ...errorAnswers(400, 401, 403) },
};

export const ownPostingsSchema = {
  ...access,
  operationId: 'listPostings',
  summary: 'List what has moved my money, newest first',
  querystring: PostingsQuery,
  response: { 200: ref(PostingPage), ...errorAnswers(400, 401, 403) },
};

export const organizerMoneySchema = {
  ...access,
  operationId: 'getOrganizerMoney',
  summary: 'Get an organizer’s balances (administrators only)',
  params: idParams,
  querystring: MoneyQuery,
  response: { 200: ref(OrganizerMoney), ...errorAnswers(400, 401, 403, 404) },
};

export const organizerPostingsSchema = {
  ...access,
  operationId: 'listOrganizerPostings',
  summary: 'List what has moved an organizer’s money (administrators only)',
  params: idParams,
  querystring: PostingsQuery,
  response: { 200: ref(PostingPage), ...errorAnswers(400, 401, 403, 404) },
};

export const eventMoneySchema = {
  ...access,
  operationId: 'getEventMoney',
  summary: 'Get the money of one of my events',
  params: idParams,
  response: { 200: ref(EventMoneyReport), ...errorAnswers(401, 403, 404) },
};

export const eventPostingsSchema = {
  ...access,
  operationId: 'listEventPostings',
  summary: 'List what has moved the money of one of my events, newest first',
  params: idParams,
  querystring: PostingsQuery,
  response: { 200: ref(PostingPage), ...errorAnswers(400, 401, 403, 404) },
};

export const correctMoneySchema = {
  ...access,
  operationId: 'correctMoney',
  summary: 'Correct an organizer’s balance (administrators only)',
  description: 'Posts an entry; nothing is changed or deleted. Conflict: `own_balance`.',
  headers: idempotencyHeader,
  params: idParams,
  body: ref(MoneyCorrection),
  response: { 201: ref(Posting), ...errorAnswers(400, 401, 403, 404, 409, 422) },
};
