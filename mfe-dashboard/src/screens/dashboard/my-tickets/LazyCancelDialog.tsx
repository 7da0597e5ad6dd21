import { lazyDialog } from '../../../components/lazyDialog';

export const LazyCancelDialog = lazyDialog(
  'ticket cancellation',
  async () => (await import('./CancelDialog')).CancelDialog,
);
