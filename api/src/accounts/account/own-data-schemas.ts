import { Type, type Static } from 'typebox';
import { PAYOUT_ACCOUNT_STATES } from '../../platform/database/payoutTables';
import { ofEventTimes } from '../../platform/eventTimes';
import {
  EVENT_STATUSES,
  ORDER_STATUSES,
  TICKET_STATUSES,
  TICKET_TYPES,
} from '../../platform/limits';
import {
  moneyText,
  named,
  nullable,
  ref,
  rowId,
  textEnum,
  timestamp,
} from '../../platform/schemas/buildingBlocks';
import { RecordEntry } from '../../platform/record/record-schemas';
import { User } from '../auth/auth-schemas';

const nullableTime = () => nullable(Type.String({ format: 'date-time' }));

const transfers = (description: string) =>
  Type.Array(
    Type.Object(
      {
        event_id: rowId(),
        to_name: Type.String(),
        to_email: Type.String(),
        status: Type.String(),
        offered_at: timestamp(),
        ended_at: nullableTime(),
      },
      { description },
    ),
  );

export const OwnData = named(
  'OwnData',
  Type.Object({
    exported_at: timestamp(),
    profile: ref(User),
    registered_at: timestamp(),
    email_verified_at: nullableTime(),
    tax_number: nullable(Type.String()),
    terms_version: nullable(
      Type.String({ description: 'Of the terms that were accepted at registration.' }),
    ),
    social_sign_in: Type.Array(Type.Object({ provider: Type.String(), linked_at: timestamp() })),
    two_step_since: nullable(timestamp()),
    passkeys: Type.Array(
      Type.Object({
        name: Type.String(),
        added_at: timestamp(),
        last_used_at: nullable(timestamp()),
      }),
    ),
    sessions: Type.Array(
      Type.Object({
        opened_at: timestamp(),
        expires_at: timestamp(),
        browser: nullable(Type.String({ description: 'The browser’s user agent.' })),
      }),
    ),
    orders: Type.Array(
      Type.Object({
        id: rowId(),
        event_id: rowId(),
        event_title: Type.String(),
        ticket_type: textEnum(TICKET_TYPES),
        quantity: Type.Integer(),
        total: moneyText('In naira.'),
        status: textEnum(ORDER_STATUSES),
        phone: nullable(Type.String()),
        terms_version: nullable(Type.String()),
        created_at: timestamp(),
        paid_at: nullableTime(),
      }),
    ),
    tickets: Type.Array(
      Type.Object({
        ticket_number: Type.String(),
        order_id: rowId(),
        event_id: rowId(),
        status: textEnum(TICKET_STATUSES),
        on_hold: Type.Boolean({ description: 'Its payment is disputed.' }),
        holder_name: nullable(Type.String()),
        holder_email: nullable(Type.String()),
        custom_image: nullable(Type.String()),
        checked_in_at: nullableTime(),
      }),
    ),
    transfers: transfers('Tickets this account offered to other people.'),
    transfers_received: transfers('Tickets that others offered to this account.'),
    payments: Type.Array(
      Type.Object({
        order_id: rowId(),
        reference: Type.String(),
        amount: moneyText('The amount asked for, in naira.'),
        received: nullable(moneyText('The amount paid, in naira; null if nothing has arrived.')),
        status: Type.String(),
        created_at: timestamp(),
        paid_at: nullableTime(),
      }),
    ),
    payout_accounts: Type.Array(
      Type.Object({
        bank_name: Type.String(),
        account_ending: Type.String(),
        account_name: Type.String(),
        state: textEnum(PAYOUT_ACCOUNT_STATES),
        asked_at: timestamp(),
        confirmed_at: nullableTime(),
        ended_at: nullableTime(),
      }),
      {
        description:
          'Those that I named. Only the last four digits of the account’s number are stored.',
      },
    ),
    teams: Type.Array(
      Type.Object({
        team: Type.String({ description: 'The name of whoever founded it.' }),
        role: Type.String(),
        joined_at: timestamp(),
        left_at: nullableTime(),
      }),
    ),
    team_invitations: Type.Array(
      Type.Object({
        team: Type.String({ description: 'The name of whoever founded it.' }),
        role: Type.String(),
        invited_at: timestamp(),
        ended_at: nullableTime(),
      }),
    ),
    saved_events: Type.Array(
      Type.Object({ event_id: rowId(), event_title: Type.String(), saved_at: timestamp() }),
    ),
    events: Type.Array(
      Type.Object({
        id: rowId(),
        title: Type.String(),
        description: Type.String(),
        location: Type.String(),
        ...ofEventTimes(nullableTime),
        category: Type.String(),
        max_attendees: Type.Integer(),
        status: textEnum(EVENT_STATUSES),
        banner_image: nullable(Type.String()),
        created_at: timestamp(),
      }),
      { description: 'In my name. Drafts only while I may see them in my team.' },
    ),
    refunds: Type.Array(
      Type.Object({
        payment_reference: Type.String(),
        amount: moneyText('In naira.'),
        reason: Type.String(),
        status: Type.String(),
        created_at: timestamp(),
        done_at: nullableTime(),
      }),
    ),
    disputes: Type.Array(
      Type.Object({
        payment_reference: Type.String(),
        amount: nullable(moneyText('In naira; null if the bank didn’t say.')),
        status: Type.String(),
        opened_at: timestamp(),
        resolved_at: nullableTime(),
      }),
      { description: 'With my bank, about payments that I made.' },
    ),
    announcements_received: Type.Array(
      Type.Object({
        event_id: rowId(),
        event_title: Type.String(),
        subject: Type.String(),
        message: Type.String(),
        created_at: timestamp(),
        read_at: nullableTime(),
      }),
    ),
    announcements_sent: Type.Array(
      Type.Object({
        event_id: rowId(),
        event_title: Type.String(),
        subject: Type.String(),
        message: Type.String(),
        mailed: Type.Integer(),
        created_at: timestamp(),
      }),
    ),
    event_reports: Type.Array(
      Type.Object({
        event_id: rowId(),
        event_title: Type.String(),
        reason: Type.String(),
        message: Type.String(),
        reported_at: timestamp(),
      }),
    ),
    record: Type.Array(ref(RecordEntry), {
      description: 'The account’s activity, and changes made to it.',
    }),
    mails: Type.Array(
      Type.Object({
        kind: Type.String(),
        recipient: Type.String(),
        created_at: timestamp(),
        sent_at: nullableTime(),
      }),
      { description: 'To my address; only about this account until it is verified.' },
    ),
  }),
);
export type OwnData = Static<typeof OwnData>;
