import { lazyDialog } from '../../../components/lazyDialog';

export const LazyCancelEvent = lazyDialog(
  'event cancellation',
  async () => (await import('./CancelEvent')).CancelEvent,
);
