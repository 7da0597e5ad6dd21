import { boardFailedMessage } from '../../../messages/doorMessages';
import { lazyTab } from '../lazyTab';

/** Its chunk includes the table. */
export const LazyDoorBoard = lazyTab({
  name: 'door board',
  load: async () => (await import('./board/DoorBoard')).DoorBoard,
  loading: 'Loading the live board…',
  failed: boardFailedMessage,
});
