import {
  analyticsFailedMessage,
  attendeesFailedMessage,
  salesFailedMessage,
} from '../../messages/dashboardMessages';
import {
  scanFailedMessage,
  deskFailedMessage,
  healthFailedMessage,
  operationsFailedMessage,
  payoutsFailedMessage,
  findFailedMessage,
  historyFailedMessage,
  reportsFailedMessage,
  suspensionsFailedMessage,
  teamFailedMessage,
} from '../../messages/tabMessages';
import { messagesFailedMessage } from '../../messages/messageMessages';
import { lazyTab, type LazyTab } from './lazyTab';
import type { TabId } from './views';

/** The tabs that load when they are opened, or about to be. */
export const lazyTabs = {
  /** Its chunk includes the charts. */
  analytics: lazyTab({
    name: 'analytics',
    load: async () => (await import('./analytics/AnalyticsTab')).AnalyticsTab,
    loading: 'Loading analytics…',
    failed: analyticsFailedMessage,
  }),
  /** Its chunk includes the QR reader and the ticket checks. */
  scan: lazyTab({
    name: 'scan',
    load: async () => (await import('./scan/ScanTab')).ScanTab,
    loading: 'Loading the scanner…',
    failed: scanFailedMessage,
  }),
  'ticket-sales': lazyTab({
    name: 'ticket sales',
    load: async () => (await import('./ticket-sales/TicketSalesTab')).TicketSalesTab,
    loading: 'Loading ticket sales…',
    failed: salesFailedMessage,
  }),
  /** Its chunk includes the list of thousands. */
  attendees: lazyTab({
    name: 'attendees',
    load: async () => (await import('./attendees/AttendeesTab')).AttendeesTab,
    loading: 'Loading attendees…',
    failed: attendeesFailedMessage,
  }),
  /** Its chunk includes the forms' libraries. */
  messages: lazyTab({
    name: 'organizer messages',
    load: async () => (await import('./messages/OrganizerMessagesTab')).OrganizerMessagesTab,
    loading: 'Loading messages…',
    failed: messagesFailedMessage,
  }),
  /** Its chunk includes the forms' libraries. */
  payouts: lazyTab({
    name: 'payouts',
    load: async () => (await import('./payouts/PayoutsTab')).PayoutsTab,
    loading: 'Loading payouts…',
    failed: payoutsFailedMessage,
  }),
  /** Its chunk includes the forms' libraries. */
  team: lazyTab({
    name: 'team',
    load: async () => (await import('./team/TeamTab')).TeamTab,
    loading: 'Loading your team…',
    failed: teamFailedMessage,
  }),
  /** Its chunk includes the forms' libraries; only administrators load it. */
  money: lazyTab({
    name: 'money desk',
    load: async () => (await import('./money-desk/MoneyDeskTab')).MoneyDeskTab,
    loading: 'Loading the money desk…',
    failed: deskFailedMessage,
  }),
  /** Only administrators load it. */
  operations: lazyTab({
    name: 'operations',
    load: async () => (await import('./operations/OperationsTab')).OperationsTab,
    loading: 'Loading operations…',
    failed: operationsFailedMessage,
  }),
  /** Who changed what of an event, or of the team. */
  history: lazyTab({
    name: 'history',
    load: async () => (await import('./record/HistoryTab')).HistoryTab,
    loading: 'Loading the history…',
    failed: historyFailedMessage,
  }),
  /** Only administrators load it. */
  record: lazyTab({
    name: 'record',
    load: async () => (await import('./record/RecordTab')).RecordTab,
    loading: 'Loading the record…',
    failed: historyFailedMessage,
  }),
  /** Its chunk includes the forms' libraries; only administrators load it. */
  suspensions: lazyTab({
    name: 'suspensions',
    load: async () => (await import('./suspensions/SuspensionsTab')).SuspensionsTab,
    loading: 'Loading suspensions…',
    failed: suspensionsFailedMessage,
  }),
  /** Its chunk includes the forms' libraries; only administrators load it. */
  reports: lazyTab({
    name: 'reports',
    load: async () => (await import('./reports/ReportsTab')).ReportsTab,
    loading: 'Loading reports…',
    failed: reportsFailedMessage,
  }),
  /** Only administrators load it. */
  health: lazyTab({
    name: 'site health',
    load: async () => (await import('./health/HealthTab')).HealthTab,
    loading: 'Loading the site’s health…',
    failed: healthFailedMessage,
  }),
  /** Only administrators load it. */
  find: lazyTab({
    name: 'find',
    load: async () => (await import('./find/FindTab')).FindTab,
    loading: 'Loading the search…',
    failed: findFailedMessage,
  }),
} satisfies Partial<Record<TabId, LazyTab>>;
