import { Type, type Static } from 'typebox';
import { LIMITS } from '../platform/limits';
import {
  idParams,
  named,
  nullable,
  pageOf,
  pageParams,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../platform/schemas/buildingBlocks';
import { errorAnswers } from '../platform/schemas/errors';
import { MAIL_STATES } from './mail-repository';

export const MailsQuery = Type.Object(
  {
    state: Type.Optional(textEnum(MAIL_STATES)),
    recipient: Type.Optional(
      Type.String({ ...LIMITS.email, description: 'The full address; case is ignored.' }),
    ),
    ...pageParams,
  },
  { additionalProperties: false },
);
export type MailsQuery = Static<typeof MailsQuery>;

export const OutgoingMail = named(
  'OutgoingMail',
  Type.Object({
    id: rowId(),
    kind: Type.String({ description: 'For example `ticket`, `refund` or `announcement`.' }),
    recipient: Type.String(),
    subject: Type.String(),
    state: textEnum(MAIL_STATES, {
      description:
        'QUEUED: waiting, or retried with growing delays. SENDING: handed to the mail server. FAILED: given up until ' +
        'somebody resends it. UNCONFIRMED: the mail server never confirmed it, so it may have arrived; it is only ' +
        'resent by hand.',
    }),
    attempts: Type.Integer(),
    next_attempt_at: nullable(timestamp('Null unless the state is QUEUED.')),
    problem: nullable(Type.String({ description: 'Why the last attempt failed; null once sent.' })),
    created_at: timestamp(),
    sent_at: nullable(timestamp()),
  }),
);
export type OutgoingMail = Static<typeof OutgoingMail>;

export const OutgoingMailPage = named('OutgoingMailPage', pageOf(OutgoingMail));
export type OutgoingMailPage = Static<typeof OutgoingMailPage>;

const tags = ['mails'];
const security = [{ bearer: [] }];

export const mailsSchema = {
  tags,
  security,
  operationId: 'listMails',
  summary: 'List emails with their delivery state, newest first (administrators only)',
  querystring: MailsQuery,
  response: { 200: ref(OutgoingMailPage), ...errorAnswers(400, 401, 403) },
};

export const resendMailSchema = {
  tags,
  security,
  operationId: 'resendMail',
  summary: 'Resend an email',
  description:
    'An undelivered email is sent right away and gets its full number of attempts again. For a delivered one, a copy ' +
    'is queued and returned. Conflicts: `link_spent` for a password reset or the code of a payout account that was delivered ' +
    'or has expired, `being_sent` for an email that is on its way.',
  params: idParams,
  response: { 200: ref(OutgoingMail), ...errorAnswers(401, 403, 404, 409) },
};
