import type { DoorPayment } from '../../../../api/doorSalesApi';

/** How people pay at the door. */
export const paymentLabels: Record<DoorPayment, string> = {
  CASH: 'Cash',
  POS: 'Card terminal',
  TRANSFER: 'Bank transfer',
  FREE: 'Free',
};

export const paymentOptions = (Object.keys(paymentLabels) as DoorPayment[]).map((value) => ({
  value,
  label: paymentLabels[value],
}));
