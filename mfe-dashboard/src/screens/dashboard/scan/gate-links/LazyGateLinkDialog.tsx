import { lazyDialog } from '../../../../components/lazyDialog';

export const LazyGateLinkDialog = lazyDialog(
  'gate link',
  async () => (await import('./GateLinkDialog')).GateLinkDialog,
);
