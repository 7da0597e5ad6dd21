export { ofEventTimes, type EventTime } from './api/eventTimes';
export * from './api/fieldMessages';
export * from './api/limits';
export type { ApiPaths, ApiSchemas, Role, User } from './api/types';
export { emailAddress, htmlEmailAddress } from './emailAddress';
export { networkErrorMessage, sessionExpiredMessage } from './messages';
export type { Canary, LiveRoute, RegisteredRemote, Registry } from './remote/registry';
export { isAccess } from './remote/fields';
export type { FlagOffer, FlagSetting, PageFlags } from './remote/flags';
export { clashOf, readNav, siteNav, type NavEntry } from './remote/navEntries';
export { NAV_ROOM, navFor } from './remote/navFor';
export { remoteEventSamples, type RemoteEventName, type RemoteEvents } from './remote/remoteEvents';
export { parseRegistry } from './remote/parseRegistry';
export { liveRegistryOf, type LiveRegistry } from './remote/liveRegistry';
export type {
  NavOffer,
  RemoteContract,
  RemoteRoute,
  RouteAccess,
  SlotOffer,
} from './remote/remoteContract';
export type { Prefetch } from './remote/prefetch';
export { routeAt } from './remote/routeAt';
export type {
  CallApi,
  PageData,
  PageHead,
  PageReading,
  PageRequest,
  ScreenProgram,
  ServerScreen,
} from './remote/serverScreen';
export type { SlotName, SlotProps } from './remote/slots';
export { slotSamples } from './remote/slotSamples';
export { ACCESS_TOKEN_KEY, OPEN_BOOKING_KEY } from './storage';
