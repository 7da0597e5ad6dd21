import { lazyDialog } from '../components/lazyDialog';

export const LazyNameDialog = lazyDialog(
  'ticket name',
  async () => (await import('./NameDialog')).NameDialog,
);
