import { downloadFile } from '@nzuko/shared-ui/parts';

import boldFontUrl from '../../../../../fonts/bricolage-bold.ttf';
import regularFontUrl from '../../../../../fonts/figtree-regular.ttf';
import type { Ticket } from '../../../../api/ticketsApi';
import { namePng } from './namePng';
import { photoPng } from './photoPng';
import { ticketPdf } from './ticketPdf';

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.arrayBuffer();
}

/** Creates and downloads a valid ticket's PDF. Rejects if a font or the photo can't be loaded. */
export async function downloadTicketPdf(ticket: Ticket, holderName: string): Promise<void> {
  const [regular, bold, photo] = await Promise.all([
    bytesOf(regularFontUrl),
    bytesOf(boldFontUrl),
    ticket.custom_image === null ? undefined : photoPng(ticket.custom_image),
  ]);
  const pdf = await ticketPdf(ticket, holderName, { regular, bold, photo, namePng });
  downloadFile(`ticket-${ticket.ticket_number}.pdf`, pdf, 'application/pdf');
}
