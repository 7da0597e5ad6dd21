import { lazyDialog } from '../../../components/lazyDialog';

export const LazyRefundDialog = lazyDialog(
  'ticket refund',
  async () => (await import('./RefundDialog')).RefundDialog,
);
