import { analyticsFailedMessage } from '../../messages/dashboardMessages';
import { scanFailedMessage } from '../../messages/doorMessages';
import { lazyTab } from './lazyTab';

/** With the code of its charts. */
export const LazyAnalyticsTab = lazyTab({
  name: 'analytics',
  load: async () => (await import('./analytics/AnalyticsTab')).AnalyticsTab,
  loading: 'Loading analytics…',
  failed: analyticsFailedMessage,
});

/** With what reads and judges codes. */
export const LazyScanTab = lazyTab({
  name: 'scan',
  load: async () => (await import('./scan/ScanTab')).ScanTab,
  loading: 'Loading the scanner…',
  failed: scanFailedMessage,
});
