import { useSession } from '@nzuko/shared-auth';

import { useLater } from './useLater';

const fetchOwnTickets = () => import('./booking/OwnTickets');

/** Only members have tickets here. If it doesn’t load, the dialog still names the seats they hold. */
export function useOwnTickets() {
  const isMember = useSession(({ user }) => user !== null);
  return useLater({ isWanted: isMember, fetch: fetchOwnTickets });
}

/** The result of `useOwnTickets`. */
export type OwnTicketsPart = ReturnType<typeof useOwnTickets>;
