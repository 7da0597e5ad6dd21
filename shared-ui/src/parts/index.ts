// Parts that more than one remote shows, but not every page: each remote that imports `shared-ui/parts` bundles its own
// copy, so they weigh on nobody else's first script. They hold no state; what must exist once is in the root.
export { bannerUrl } from './bannerUrl';
export { CancelEventDialog } from './CancelEventDialog';
export { EventBanner } from './EventBanner';
export { SEARCH_DEBOUNCE_MS, useDebouncedInput } from './useDebouncedInput';
