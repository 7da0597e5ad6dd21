// In a file of its own, as the page loads it only for an organizer who has yet to confirm their address.
export { UnlistedNotice } from '@nzuko/shared-ui/parts';
