import type { PaymentStage } from './paymentStage';

const titles: Record<PaymentStage, string> = {
  waiting: 'Ticket Created!',
  declined: 'Payment declined',
  expired: 'The hold has ended',
  paid: 'You are going!',
  refunded: 'Your money comes back',
};

/** What stands above an order at that stage, in the dialog and on the page. */
export const bookedTitle = (stage: PaymentStage): string => titles[stage];
