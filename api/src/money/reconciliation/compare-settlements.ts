import { naira } from '../../platform/money';
import type { ProviderSettlement } from '../../platform/provider/paystack-client';
import { bookedPayments } from './books-repository';
import { inBatches, type Look, type Span } from './differences';
import { keepSettlement } from './reconciliations-repository';

/** Compares the provider's settlements to our bank with the payments they cover. */
export async function* compareSettlements(span: Span): AsyncGenerator<Look> {
  for await (const settlement of recentSettlements(span)) {
    await keepSettlement(span.db, settlement);
    const difference = await differenceOf(span, settlement);
    yield { subject: String(settlement.id), difference };
  }
}

/** Stores settlements since the last look, without comparing them. */
export async function noteSettlements(span: Pick<Span, 'db' | 'client' | 'from'>): Promise<void> {
  for await (const settlement of recentSettlements(span)) await keepSettlement(span.db, settlement);
}

/** The provider's list takes no period, but the newest come first. */
async function* recentSettlements({
  client,
  from,
}: Pick<Span, 'client' | 'from'>): AsyncGenerator<ProviderSettlement> {
  for await (const settlement of client.settlements()) {
    if (Date.parse(settlement.settlement_date) < from.getTime()) return;
    yield settlement;
  }
}

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
