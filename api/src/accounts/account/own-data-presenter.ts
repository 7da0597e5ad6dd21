import { ofEventTimes } from '../../platform/eventTimes';
import { fullNameOf } from '../../platform/database/fullName';
import { formatNaira } from '../../platform/money';
import { presentEntry } from '../../platform/record/record-presenter';
import { toUser } from '../auth/auth-presenter';
import type { UserRow } from '../auth/auth-repository';
import type { OwnAnnouncements } from './own-announcements';
import type { OwnData } from './own-data-schemas';
import type { ownTables } from './own-data-repository';

type Tables = ReturnType<typeof ownTables>;
type Rows = { [T in keyof Tables]: Awaited<ReturnType<Tables[T]>> };

const BOOKINGS = ['orders', 'tickets', 'transfers', 'transfersReceived'] as const;
const TEAMS = ['teams', 'invitations'] as const;

/** Parts of the user's own data, in the order they are exported; a part is only read once the one before has been sent. */
export function ownDataParts(
  tables: Tables,
  announcements: () => Promise<OwnAnnouncements>,
  user: UserRow,
  now: Date,
): (() => Promise<Partial<OwnData>>)[] {
  return [
    async () => account(user, await read(tables, ['identities', 'passkeys', 'sessions']), now),
    async () =>
      ordersAndMoney(await read(tables, [...BOOKINGS, 'payments', 'refunds', 'disputes'])),
    async () =>
      eventsAndPayouts(
        await read(tables, [...TEAMS, 'payoutAccounts', 'savedEvents', 'events', 'reports']),
      ),
    async () => ({
      record: (await tables.record()).map((row) => presentEntry(row, false)),
    }),
    async () => letters({ ...(await read(tables, ['mails'])), ...(await announcements()) }),
  ];
}

async function read<T extends keyof Rows>(tables: Tables, names: T[]): Promise<Pick<Rows, T>> {
  const rows: Partial<Rows> = {};
  for (const name of names) Object.assign(rows, { [name]: await tables[name]() });
  return rows as Pick<Rows, T>;
}

function account(
  user: UserRow,
  rows: Pick<Rows, 'identities' | 'passkeys' | 'sessions'>,
  now: Date,
) {
  return {
    exported_at: now.toISOString(),
    profile: toUser(user),
    registered_at: user.created_at.toISOString(),
    email_verified_at: textOf(user.email_verified_at),
    tax_number: user.tax_number,
    terms_version: user.terms_version,
    social_sign_in: rows.identities.map(({ provider, linked_at }) => ({
      provider,
      linked_at: linked_at.toISOString(),
    })),
    two_step_since: textOf(user.two_step_since),
    passkeys: rows.passkeys.map(({ name, added_at, used_at }) => ({
      name,
      added_at: added_at.toISOString(),
      last_used_at: textOf(used_at),
    })),
    sessions: rows.sessions.map(({ opened_at, expires_at, user_agent }) => ({
      opened_at: opened_at.toISOString(),
      expires_at: expires_at.toISOString(),
      browser: user_agent,
    })),
  };
}

function eventsAndPayouts(
  rows: Pick<
    Rows,
    (typeof TEAMS)[number] | 'payoutAccounts' | 'savedEvents' | 'events' | 'reports'
  >,
) {
  return {
    teams: rows.teams.map(({ first_name, last_name, role, joined_at, left_at }) => ({
      team: fullNameOf({ first_name, last_name }),
      role,
      joined_at: joined_at.toISOString(),
      left_at: textOf(left_at),
    })),
    team_invitations: rows.invitations.map(({ role, created_at, ended_at, ...founder }) => ({
      team: fullNameOf(founder),
      role,
      invited_at: created_at.toISOString(),
      ended_at: textOf(ended_at),
    })),
    payout_accounts: rows.payoutAccounts.map(
      ({ asked_at, confirmed_at, ended_at, ...account }) => ({
        ...account,
        asked_at: asked_at.toISOString(),
        confirmed_at: textOf(confirmed_at),
        ended_at: textOf(ended_at),
      }),
    ),
    saved_events: rows.savedEvents.map(({ saved_at, ...event }) => ({
      ...event,
      saved_at: saved_at.toISOString(),
    })),
    events: rows.events.map(({ created_at, ...event }) => ({
      ...event,
      ...ofEventTimes((time) => textOf(event[time])),
      created_at: created_at.toISOString(),
    })),
    event_reports: rows.reports.map(({ reported_at, ...report }) => ({
      ...report,
      reported_at: reported_at.toISOString(),
    })),
  };
}

function ordersAndMoney(
  rows: Pick<Rows, (typeof BOOKINGS)[number] | 'payments' | 'refunds' | 'disputes'>,
) {
  return {
    orders: rows.orders.map(({ total_kobo, buyer_fees_kobo, created_at, paid_at, ...order }) => ({
      ...order,
      total: formatNaira(total_kobo + buyer_fees_kobo),
      created_at: created_at.toISOString(),
      paid_at: textOf(paid_at),
    })),
    tickets: rows.tickets.map(({ suspended_at, checked_in_at, ...ticket }) => ({
      ...ticket,
      on_hold: suspended_at !== null,
      checked_in_at: textOf(checked_in_at),
    })),
    transfers: rows.transfers.map(presentTransfer),
    transfers_received: rows.transfersReceived.map(presentTransfer),
    payments: rows.payments.map(
      ({ amount_kobo, received_kobo, created_at, paid_at, ...payment }) => ({
        ...payment,
        amount: formatNaira(amount_kobo),
        received: received_kobo === null ? null : formatNaira(received_kobo),
        created_at: created_at.toISOString(),
        paid_at: textOf(paid_at),
      }),
    ),
    refunds: rows.refunds.map(({ amount_kobo, created_at, done_at, ...refund }) => ({
      ...refund,
      amount: formatNaira(amount_kobo),
      created_at: created_at.toISOString(),
      done_at: textOf(done_at),
    })),
    disputes: rows.disputes.map(({ amount_kobo, opened_at, resolved_at, ...dispute }) => ({
      ...dispute,
      amount: amount_kobo === null ? null : formatNaira(amount_kobo),
      opened_at: opened_at.toISOString(),
      resolved_at: textOf(resolved_at),
    })),
  };
}

const presentTransfer = ({ offered_at, ended_at, ...transfer }: Rows['transfers'][number]) => ({
  ...transfer,
  offered_at: offered_at.toISOString(),
  ended_at: textOf(ended_at),
});

function letters(rows: Pick<Rows, 'mails'> & OwnAnnouncements) {
  return {
    announcements_received: rows.received.map(({ created_at, read_at, ...announcement }) => ({
      ...announcement,
      created_at: created_at.toISOString(),
      read_at: textOf(read_at),
    })),
    announcements_sent: rows.sent.map(
      ({ event_id, title, subject, message, mailed, created_at }) => ({
        event_id,
        event_title: title,
        subject,
        message,
        mailed,
        created_at: created_at.toISOString(),
      }),
    ),
    mails: rows.mails.map(({ created_at, sent_at, ...mail }) => ({
      ...mail,
      created_at: created_at.toISOString(),
      sent_at: textOf(sent_at),
    })),
  };
}

function textOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
