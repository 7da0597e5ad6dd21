import type { Transaction } from 'kysely';
import { listAdministrators } from '../../accounts';
import { noteAsMailed } from '../../platform/alerts/raised-alerts-repository';
import type { Database } from '../../platform/database/schema';
import { formatNaira } from '../../platform/money';
import type { DisputeMail } from '../../platform/outbox/dispute-mail-content';
import { queueMail } from '../../platform/outbox/outbox-repository';
import type { PaymentRow } from '../payments/payments-repository';
import * as repository from './disputes-repository';
import type { DisputeRow } from './disputes-repository';

type Trx = Transaction<Database>;

/** Notifies the organizer and every administrator of a dispute; reminders only go to administrators, who can respond. */
export async function tellOfDispute(
  trx: Trx,
  payment: PaymentRow,
  dispute: DisputeRow,
  { news, ...told }: Pick<DisputeMail, 'news' | 'concernsTickets' | 'fromBalance'>,
): Promise<void> {
  const order = await repository.orderInLetters(trx, payment.order_id);
  const staff = await listAdministrators(trx);
  // The mails below replace the alert; without an administrator, it waits for one (decision 0061).
  if (news === 'opened' && staff.length > 0) {
    await noteAsMailed(trx, { kind: 'open_dispute', subject: dispute.id }, dispute.opened_at);
  }
  const isEventOver =
    order.event_status === 'CANCELLED' ||
    (order.end_date !== null && order.end_date <= dispute.asked_at);
  const organizer = { ...order, id: order.organizer_id };
  const people =
    news === 'reminder' ? staff : [organizer, ...staff.filter(({ id }) => id !== organizer.id)];
  for (const { id, email: recipient, first_name: firstName } of people) {
    await queueMail(trx, {
      template: 'dispute',
      recipient,
      data: {
        firstName,
        forStaff: staff.some((administrator) => administrator.id === id),
        news,
        ...told,
        isEventOver,
        eventId: order.event_id,
        eventTitle: order.title,
        timezone: order.timezone,
        buyer: order.buyer_name,
        reference: payment.reference,
        amount: formatNaira(dispute.amount_kobo ?? payment.amount_kobo),
        dueAt: dispute.due_at?.toISOString() ?? null,
      },
    });
  }
}
