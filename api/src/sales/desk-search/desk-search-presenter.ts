import { formatNaira } from '../../platform/money';
import { dueKobo } from '../orders/refund-terms';
import type { AccountRow, AccountTeamRow } from './account-detail-repository';
import type { DeskAccount, DeskOrder } from './desk-detail-schemas';
import type { FoundAccount, FoundEvent, FoundOrder, FoundPayment } from './desk-search-schemas';
import type { FoundEventRow } from './events-search-repository';
import type { FoundOrderRow, OrderTicketRow } from './orders-search-repository';
import type { FoundPaymentRow } from './payments-search-repository';
import type { PersonRow } from './people-search-repository';

export const presentPerson = ({
  created_at,
  suspended_at,
  two_step_since,
  ...row
}: PersonRow): FoundAccount => ({
  ...row,
  created_at: created_at.toISOString(),
  suspended_at: suspended_at?.toISOString() ?? null,
  has_two_step: two_step_since !== null,
});

export const presentEvent = (row: FoundEventRow): FoundEvent => ({
  id: row.id,
  title: row.title,
  organizer: { id: row.organizer_id, name: row.organizer, email: row.organizer_email },
  start_date: row.start_date?.toISOString() ?? null,
  timezone: row.timezone,
  status: row.status,
  sold: row.taken,
  capacity: row.capacity,
  suspended_at: row.suspended_at?.toISOString() ?? null,
});

export const presentOrder = (row: FoundOrderRow): FoundOrder => ({
  id: row.id,
  buyer: { id: row.buyer_id, name: row.buyer, email: row.buyer_email },
  guest: row.guest === null ? null : { name: row.guest, email: row.guest_email },
  event: { id: row.event_id, title: row.event_title },
  quantity: row.quantity,
  total: formatNaira(dueKobo(row)),
  status: row.status,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

export const presentPayment = (row: FoundPaymentRow): FoundPayment => ({
  id: row.id,
  reference: row.reference,
  amount: formatNaira(row.amount_kobo),
  status: row.status,
  order_id: row.order_id,
  payer: { id: row.payer_id, name: row.payer, email: row.payer_email },
  event: { id: row.event_id, title: row.event_title },
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  case:
    row.case_id !== null && row.case_kind !== null
      ? { id: row.case_id, kind: row.case_kind, state: row.case_closed_at ? 'CLOSED' : 'OPEN' }
      : null,
});

export const presentSignIn = (row: AccountRow) => ({
  email_verified_at: row.email_verified_at?.toISOString() ?? null,
  signs_in_with: [...(row.has_password ? (['password'] as const) : []), ...row.providers],
  open_sessions: row.open_sessions,
  last_seen_at: row.last_seen_at?.toISOString() ?? null,
});

export const presentSuspension = (row: AccountRow): DeskAccount['suspension'] =>
  row.suspension_id === null
    ? null
    : {
        id: row.suspension_id,
        reason: row.suspension_reason ?? '',
        suspended_by: row.suspender ?? '',
      };

export const presentTeam = ({
  joined_at,
  ...team
}: AccountTeamRow): DeskAccount['teams'][number] => ({
  ...team,
  joined_at: joined_at.toISOString(),
});

export const presentTicket = ({
  checked_in_at,
  ...ticket
}: OrderTicketRow): DeskOrder['tickets'][number] => ({
  ...ticket,
  checked_in_at: checked_in_at?.toISOString() ?? null,
});
