import { createHash } from 'node:crypto';
import { Type, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { TransferRejection } from '../../platform/database/paymentStates';

/** A delivery's subject. The rest is looked up at the provider, so deliveries may be late, repeated or out of order. */
export type News =
  | { about: 'charge'; reference: string }
  | { about: 'refund'; reference: string }
  | { about: 'dispute'; dispute: number; isReminder: boolean }
  /** A payer's bank transfer was sent back; `transaction` is the provider's id of the payment. */
  | { about: 'rejected_transfer'; transaction: number; why: TransferRejection }
  | { about: 'transfer'; reference: string }
  /** Not our concern, such as a subscription. */
  | { about: 'other' }
  /** Concerns us, but in an unknown format. */
  | { about: 'unreadable' };

const Envelope = Type.Object({
  event: Type.String({ pattern: '^[a-z._-]{1,100}$' }),
  data: Type.Object({}),
});
const name = () => Type.String({ pattern: '^[\\w.=-]{1,100}$' });
/** A charge or a transfer. */
const Referenced = Type.Object({ reference: name() });
const Refund = Type.Object({ transaction_reference: name() });
const Dispute = Type.Object({ id: Type.Integer({ minimum: 1 }) });

const RejectedTransfer = Type.Object({
  bank_transfer: Type.Object({
    transaction_id: Type.String({ pattern: '^[1-9]\\d{0,15}$' }),
    message_type: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
});

/** Parses a delivery. Deliveries with the same `key` have the same content. */
export function readDelivery(body: Buffer): { key: string; event: string; news: News } {
  const digest = createHash('sha256').update(body).digest('hex');
  const sent = parse(body);
  if (!Value.Check(Envelope, sent)) {
    return { key: `unreadable:${digest}`, event: 'unreadable', news: { about: 'unreadable' } };
  }
  const { event, data } = sent;
  const news = newsOf(event, data);
  // Deliveries have no id at the provider, and refunds only sometimes; charges, transfers and disputes always do.
  const subject =
    news.about === 'charge' || news.about === 'transfer'
      ? news.reference
      : news.about === 'dispute'
        ? news.dispute
        : digest;
  return { key: `${event}:${subject}`, event, news };
}

function newsOf(event: string, data: object): News {
  if (event.startsWith('charge.dispute.')) {
    return read(Dispute, data, ({ id }) => ({
      about: 'dispute',
      dispute: id,
      isReminder: event === 'charge.dispute.remind',
    }));
  }
  if (event === 'charge.success') {
    return read(Referenced, data, ({ reference }) => ({ about: 'charge', reference }));
  }
  if (event === 'bank.transfer.rejected') {
    return read(RejectedTransfer, data, ({ bank_transfer: transfer }) => ({
      about: 'rejected_transfer',
      transaction: Number(transfer.transaction_id),
      why: transfer.message_type === 'INCORRECT_AMOUNT' ? 'WRONG_AMOUNT' : 'OTHER',
    }));
  }
  if (event.startsWith('transfer.')) {
    return read(Referenced, data, ({ reference }) => ({ about: 'transfer', reference }));
  }
  if (event.startsWith('refund.')) {
    return read(Refund, data, ({ transaction_reference: reference }) => ({
      about: 'refund',
      reference,
    }));
  }
  return { about: 'other' };
}

function read<T extends TSchema>(
  schema: T,
  data: object,
  newsFrom: (data: Type.Static<T>) => News,
): News {
  return Value.Check(schema, data) ? newsFrom(data) : { about: 'unreadable' };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
