// What several remotes use, but not every page. Each remote that imports `@nzuko/shared-ui/parts` bundles its own copy, so other pages
// don't load it. Nothing here holds state; what must exist once is in the root. A page's builds leave out what it doesn't import, as
// `package.json` here says that no module does anything when it is loaded (decision 0156).
export { AgreementLine } from './AgreementLine';
export { acrossPhone, bannerUrl } from './bannerUrl';
export { CancelEventDialog } from './CancelEventDialog';
export { CancelTicketDialog } from './CancelTicketDialog';
export { ConfirmEmailAction, ConfirmEmailButton } from './ConfirmEmailAction';
export { dateFormat } from '../format/dateFormat';
export { DateLeaf } from './DateLeaf';
export { downloadFile } from './downloadFile';
export { EventBanner } from './EventBanner';
export { EventCard } from './EventCard';
export { EventRow } from './EventRow';
export { momentText, placeText, ticketTimes, timeFacts, whenText } from './eventTimes';
export { LoadingStatus } from './LoadingStatus';
export { MailAddress } from './MailAddress';
export { NewPasswordFields } from './NewPasswordFields';
export { notLoaded } from '../toast/notLoaded';
export { OfflineNotice } from './OfflineNotice';
export { PhotoButton } from './PhotoButton';
export { offeredPrices, priceText, typePriceText } from './priceText';
export { QrCode } from './QrCode';
export { qrSymbol } from './qrSymbol';
export { ConfirmItsYou } from './second-step/ConfirmItsYou';
export { canUsePasskeys, makePasskey } from './second-step/passkeys';
export { SecondStepForm, type SecondStep } from './second-step/SecondStepForm';
export { Section, SectionLine } from './Section';
export { setDataSaver } from './setDataSaver';
export { Slot } from './slot/Slot';
export { provideSlots, type Place } from './slot/slotHost';
export { SuspensionBanner } from './SuspensionBanner';
export { Table, type TableColumn, type TablePart } from './table/Table';
export type { SortedBy, TableSort } from './table/TableHead';
export { useConfirmation } from './useConfirmation';
export { SEARCH_DEBOUNCE_MS, useDebouncedInput } from './useDebouncedInput';
export { UnlistedNotice } from './UnlistedNotice';
export { UnsavedChangesDialog } from './UnsavedChangesDialog';
export { instantOf, minutesAhead, wallTimeOf } from './zonedTime';
