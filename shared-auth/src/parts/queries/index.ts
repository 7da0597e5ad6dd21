// Calls and server state that several remotes share. Each remote that imports `@nzuko/shared-auth/queries` bundles its own copy
// (decision 0041).
export { createQueryClient } from './createQueryClient';
export { cancelEvent, createEvent, eventsFailedMessage } from './events';
export { isUndecided, retryWithKey } from './keyedRetry';
export {
  checkPayment,
  initiatePayment,
  readPayment,
  type Payment,
  type PaymentInitiation,
} from './payments';
export { newRequestKey, withRequestKey } from './requestKey';
export { refusalOf, refusalOr } from './refusal';
export {
  followSavedEvents,
  saveFailedMessage,
  setSaved,
  useSavedEventsQuery,
  withSaved,
} from './savedEvents';
export { cancelTicket, type Cancellation } from './tickets';
export { useCall } from './useCall';
export { useOfflineCopy, type KeptAnswer, type OfflineCopy } from './useOfflineCopy';
export { useKeyedCall } from './useKeyedCall';
