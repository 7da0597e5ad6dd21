import { lazyDialog } from '../../../../components/lazyDialog';

export const LazyGateDialog = lazyDialog(
  'gate',
  async () => (await import('./GateDialog')).GateDialog,
);

export const LazyRulesDialog = lazyDialog(
  'door rules',
  async () => (await import('./RulesDialog')).RulesDialog,
);
