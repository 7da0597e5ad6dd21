import type { Payment } from '@nzuko/shared-auth/queries';

import type { PaymentStage } from './paymentStage';

const titles: Record<PaymentStage, string> = {
  waiting: 'Ticket Created!',
  atBank: 'Waiting for your bank',
  declined: 'Payment declined',
  returned: 'Payment not accepted',
  expired: 'Your hold has ended',
  cancelled: 'Order cancelled',
  paid: 'You’re going!',
  refunded: 'You’re getting a refund',
};

/** The heading for an order's stage, in the dialog and on the page; `payment` is the last attempt, if any. */
export const bookedTitle = (stage: PaymentStage, payment: Payment | undefined): string =>
  stage === 'declined' && payment?.bank_transfer_rejected ? 'Transfer sent back' : titles[stage];
