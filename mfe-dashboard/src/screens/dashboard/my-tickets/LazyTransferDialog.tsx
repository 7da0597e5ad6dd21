import { lazyDialog } from '../../../components/lazyDialog';

export const LazyTransferDialog = lazyDialog(
  'transfer',
  async () => (await import('./TransferDialog')).TransferDialog,
);
