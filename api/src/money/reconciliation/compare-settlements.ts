import { naira } from '../../platform/money';
import type { ProviderSettlement } from '../../platform/provider/paystack-client';
import { bookedPayments } from './books-repository';
import { inBatches, type Look, type Span } from './differences';
import { keepSettlement } from './reconciliations-repository';

/** Compares the provider's settlements to our bank with the payments they cover: recent ones, and older ones with open cases. */
export async function* compareSettlements(span: Span): AsyncGenerator<Look> {
  const open = new Set(span.open);
  for await (const settlement of span.client.settlements()) {
    const subject = String(settlement.id);
    const isRecent = isSince(span.from, settlement);
    if (!isRecent && open.size === 0) return;
    await span.renew();
    if (!open.delete(subject) && !isRecent) continue;
    await keepSettlement(span.db, settlement);
    yield { subject, difference: await differenceOf(span, settlement) };
  }
}

/** Stores settlements since the last look, without comparing them. */
export async function noteSettlements({
  db,
  client,
  from,
}: Pick<Span, 'db' | 'client' | 'from'>): Promise<void> {
  for await (const settlement of client.settlements()) {
    if (!isSince(from, settlement)) return;
    await keepSettlement(db, settlement);
  }
}

/** The provider's list takes no period, but the newest come first. */
const isSince = (from: Date, { settlement_date: date }: ProviderSettlement) =>
  Date.parse(date) >= from.getTime();

async function differenceOf(
  { db, client, renew }: Span,
  settlement: ProviderSettlement,
): Promise<string | null> {
  const {
    id,
    status,
    total_amount: total,
    total_fees: fees,
    total_processed: processed,
  } = settlement;
  const name = `settlement ${id} of ${settlement.settlement_date.slice(0, 10)}`;
  if (status === 'failed') {
    return `The provider could not pay ${naira(total)} to your bank (${name}). Check the account in its dashboard.`;
  }
  const booked = { received: 0, fees: 0 };
  for await (const page of inBatches(client.settledPayments(id))) {
    await renew();
    const books = await bookedPayments(
      db,
      page.map(({ reference }) => reference),
    );
    for (const { received, fee } of books.values()) {
      booked.received += received ?? 0;
      booked.fees += fee;
    }
  }
  if (booked.received !== processed) {
    return `The provider counts payments of ${naira(processed)} in ${name}, and the books have ${naira(booked.received)} of them. The cases of single payments say which; if there is none, ask the provider for the list.`;
  }
  if (booked.fees !== fees) {
    return `The provider kept fees of ${naira(fees)} in ${name}, and the books say ${naira(booked.fees)}. The cases of single payments say which; if there is none, ask the provider what the rest is for.`;
  }
  const left = processed - fees - (settlement.deductions ?? 0);
  return left === total
    ? null
    : `The provider paid ${naira(total)} to your bank in ${name}, and by its own figures it should be ${naira(left)}. Ask the provider.`;
}
