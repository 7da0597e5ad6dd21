import { doorSalesFailedMessage } from '../../../messages/doorMessages';
import { lazyTab } from '../lazyTab';

/** Its chunk includes the table. */
export const LazyDoorSales = lazyTab({
  name: 'door sales',
  load: async () => (await import('./sales/DoorSales')).DoorSales,
  loading: 'Loading sales at the door…',
  failed: doorSalesFailedMessage,
});
