import { analyticsFailedMessage } from '../../messages/dashboardMessages';
import { scanFailedMessage } from '../../messages/doorMessages';
import { messagesFailedMessage } from '../../messages/messageMessages';
import { deskFailedMessage } from '../../messages/moneyDeskMessages';
import { healthFailedMessage, operationsFailedMessage } from '../../messages/operationsMessages';
import { payoutsFailedMessage } from '../../messages/payoutMessages';
import {
  findFailedMessage,
  historyFailedMessage,
  reportsFailedMessage,
  suspensionsFailedMessage,
} from '../../messages/deskMessages';
import { teamFailedMessage } from '../../messages/teamMessages';
import { lazyTab } from './lazyTab';

/** Its chunk includes the charts. */
export const LazyAnalyticsTab = lazyTab({
  name: 'analytics',
  load: async () => (await import('./analytics/AnalyticsTab')).AnalyticsTab,
  loading: 'Loading analytics…',
  failed: analyticsFailedMessage,
});

/** Its chunk includes the QR reader and the ticket checks. */
export const LazyScanTab = lazyTab({
  name: 'scan',
  load: async () => (await import('./scan/ScanTab')).ScanTab,
  loading: 'Loading the scanner…',
  failed: scanFailedMessage,
});

/** Its chunk includes the forms' libraries. */
export const LazyOrganizerMessagesTab = lazyTab({
  name: 'organizer messages',
  load: async () => (await import('./messages/OrganizerMessagesTab')).OrganizerMessagesTab,
  loading: 'Loading messages…',
  failed: messagesFailedMessage,
});

/** Its chunk includes the forms' libraries. */
export const LazyPayoutsTab = lazyTab({
  name: 'payouts',
  load: async () => (await import('./payouts/PayoutsTab')).PayoutsTab,
  loading: 'Loading payouts…',
  failed: payoutsFailedMessage,
});

/** Its chunk includes the forms' libraries. */
export const LazyTeamTab = lazyTab({
  name: 'team',
  load: async () => (await import('./team/TeamTab')).TeamTab,
  loading: 'Loading your team…',
  failed: teamFailedMessage,
});

/** Its chunk includes the forms' libraries; only administrators load it. */
export const LazyMoneyDeskTab = lazyTab({
  name: 'money desk',
  load: async () => (await import('./money-desk/MoneyDeskTab')).MoneyDeskTab,
  loading: 'Loading the money desk…',
  failed: deskFailedMessage,
});

/** Only administrators load it. */
export const LazyOperationsTab = lazyTab({
  name: 'operations',
  load: async () => (await import('./operations/OperationsTab')).OperationsTab,
  loading: 'Loading operations…',
  failed: operationsFailedMessage,
});

/** Who changed what of an event, or of the team. */
export const LazyHistoryTab = lazyTab({
  name: 'history',
  load: async () => (await import('./record/HistoryTab')).HistoryTab,
  loading: 'Loading the history…',
  failed: historyFailedMessage,
});

/** Only administrators load it. */
export const LazyRecordTab = lazyTab({
  name: 'record',
  load: async () => (await import('./record/RecordTab')).RecordTab,
  loading: 'Loading the record…',
  failed: historyFailedMessage,
});

/** Its chunk includes the forms' libraries; only administrators load it. */
export const LazySuspensionsTab = lazyTab({
  name: 'suspensions',
  load: async () => (await import('./suspensions/SuspensionsTab')).SuspensionsTab,
  loading: 'Loading suspensions…',
  failed: suspensionsFailedMessage,
});

/** Its chunk includes the forms' libraries; only administrators load it. */
export const LazyReportsTab = lazyTab({
  name: 'reports',
  load: async () => (await import('./reports/ReportsTab')).ReportsTab,
  loading: 'Loading reports…',
  failed: reportsFailedMessage,
});

/** Only administrators load it. */
export const LazyHealthTab = lazyTab({
  name: 'site health',
  load: async () => (await import('./health/HealthTab')).HealthTab,
  loading: 'Loading the site’s health…',
  failed: healthFailedMessage,
});

/** Only administrators load it. */
export const LazyFindTab = lazyTab({
  name: 'find',
  load: async () => (await import('./find/FindTab')).FindTab,
  loading: 'Loading the search…',
  failed: findFailedMessage,
});
