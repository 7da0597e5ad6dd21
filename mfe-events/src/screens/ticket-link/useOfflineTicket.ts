import { ApiError } from '@nzuko/shared-auth';
import { useOfflineCopy, type KeptAnswer } from '@nzuko/shared-auth/queries';

import type { LinkedTicket, TicketLink } from '../../api/ticketLinksApi';

const isTicket = (link: TicketLink): link is LinkedTicket => link.ticket !== null;

/**
 * Keeps a linked ticket, but no offer, on this device and returns it while the API is unreachable. Removed once the API
 * says that the link has ended.
 */
export function useOfflineTicket(token: string, answer: KeptAnswer<TicketLink>) {
  const { data, dataUpdatedAt, failureReason } = answer;
  const ticket = !data || isTicket(data) ? data : null;
  const status = failureReason && ApiError.from(failureReason).status;
  return useOfflineCopy(
    `ticket-link ${token}`,
    { data: ticket, dataUpdatedAt, failureReason },
    status === 404 || status === 410,
  );
}
