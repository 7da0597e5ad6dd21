import { formatNaira } from '../../platform/money';
import { addUp, whyHeld } from './availability';
import type { EventBalance, EventFigures, MoneyPart } from './balances-repository';
import type { EntryRow } from './entries-repository';
import type { EventMoney, EventMoneyReport, OrganizerMoney, Posting } from './ledger-schemas';

type At = { now: Date; delayMs: number };

/** An organizer's balances, made up of all events, and the figures of those on a page. */
export function presentMoney(
  balances: EventBalance[],
  { figures, next }: { figures: EventFigures[]; next: string | null },
  at: At,
): OrganizerMoney {
  const { pending, available, on_its_way, paid_out, disputed } = addUp(balances, at);
  return {
    currency: 'NGN',
    pending: formatNaira(pending),
    available: formatNaira(available),
    on_its_way: formatNaira(on_its_way),
    paid_out: formatNaira(paid_out),
    disputed: formatNaira(disputed),
    events: figures.map((event) => presentEventMoney(event, at)),
    next,
  };
}

function presentEventMoney(row: EventFigures, at: At): EventMoney {
  const { event_id: id, title, status, end_date: end } = row;
  const held = whyHeld(row, at);
  return {
    event: id === null ? null : { id, title: title ?? '', status: status ?? 'PUBLISHED' },
    ...presentTotals(row),
    refundable: formatNaira(row.sold - row.refunds),
    corrections: formatNaira(row.corrections),
    net: formatNaira(row.sold - row.fees - row.refunds + row.corrections),
    disputed: formatNaira(row.disputed),
    on_its_way: formatNaira(row.on_its_way),
    paid_out: formatNaira(row.paid_out),
    balance: formatNaira(row.balance),
    ...(row.balance > 0 && held && { held_because: held }),
    available_from: end ? new Date(end.getTime() + at.delayMs).toISOString() : null,
  };
}

const presentTotals = (row: Pick<MoneyPart, 'sold' | 'fees' | 'refunds'>) => ({
  sold: formatNaira(row.sold),
  fees: formatNaira(row.fees),
  refunds: formatNaira(row.refunds),
});

export function presentReport(money: EventFigures, parts: MoneyPart[], at: At): EventMoneyReport {
  return {
    money: presentEventMoney(money, at),
    by_ticket_type: addUpBy(parts, 'ticket_type').map((sum) => ({
      ticket_type: sum.ticket_type,
      ...presentPart(sum),
    })),
    by_day: addUpBy(parts, 'day').map((sum) => ({ day: sum.day, ...presentPart(sum) })),
  };
}

const presentPart = (row: MoneyPart) => ({
  ...presentTotals(row),
  net: formatNaira(row.sold - row.fees - row.refunds),
});

/** Adds up the parts with the same value, in the order of their first. */
function addUpBy(parts: MoneyPart[], name: 'day' | 'ticket_type'): MoneyPart[] {
  const sums = new Map<string, MoneyPart>();
  for (const part of parts) {
    const sum = sums.get(part[name]);
    if (!sum) {
      sums.set(part[name], { ...part });
      continue;
    }
    sum.sold += part.sold;
    sum.fees += part.fees;
    sum.refunds += part.refunds;
  }
  return [...sums.values()];
}

export function presentPosting(row: EntryRow): Posting {
  return {
    id: row.id,
    kind: row.kind,
    from: row.debit,
    to: row.credit,
    amount: formatNaira(row.amount_kobo),
    event_id: row.event_id,
    payment_reference: row.payment_reference,
    note: row.note,
    posted_at: row.posted_at.toISOString(),
  };
}
