import { grayscale, PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import { ticketTypeLabels } from '@nzuko/contract';
import { canDraw, drawableText, wrapText } from '@nzuko/contract/text';
import * as fontkit from 'fontkit';
import { plainText, productName } from '@nzuko/shared-ui';
import { placeText, qrSymbol, ticketTimes } from '@nzuko/shared-ui/parts';

import type { Ticket } from '../../../../api/ticketsApi';

// A4, in points.
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 56;
const CODE_SIDE = 240;
/** Room for the sentence below the code. */
const BELOW_CODE = 30;
const TITLE_SIZE = 26;
/** The font size of titles that would otherwise take more than three lines. */
const LONG_TITLE = { size: 18, lines: 3 };
const PHOTO_SIDE = 120;
/** Matches the line height of the other facts. */
const NAME_LINE = 15 * 1.5;

/** The two fonts (TrueType) and, if the ticket has one, its photo (PNG). */
interface TicketPdfParts {
  regular: ArrayBuffer;
  bold: ArrayBuffer;
  photo?: ArrayBuffer;
  /** Draws a name whose letters the fonts lack (PNG). */
  namePng: (name: string) => Promise<ArrayBuffer>;
}

const lettersOf = (font: PDFFont) => new Set(font.getCharacterSet());

/** A valid ticket as a one-page PDF, black on white for any printer: event, holder, photo, number and QR code. */
export async function ticketPdf(ticket: Ticket, holderName: string, parts: TicketPdfParts) {
  const { event, ticket_number: number } = ticket;
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(`${event.title}: ticket ${number}`, { showInWindowTitleBar: true });
  pdf.setCreator(productName);
  pdf.setLanguage('en-NG');
  const regular = await pdf.embedFont(parts.regular, { subset: true });
  const bold = await pdf.embedFont(parts.bold, { subset: true });
  const page = pdf.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - MARGIN;

  const linesOf = (text: string, font: PDFFont, size: number, width = WIDTH - 2 * MARGIN) => {
    const widthOf = (part: string) => font.widthOfTextAtSize(part, size);
    return wrapText(drawableText(text, lettersOf(font)), width, widthOf);
  };
  const write = (text: string, font: PDFFont, size: number, width?: number) => {
    for (const line of linesOf(text, font, size, width)) {
      y -= size * 1.25;
      page.drawText(line, { x: MARGIN, y, size, font });
    }
  };
  const rule = () => {
    y -= 18;
    const [start, end] = [MARGIN, WIDTH - MARGIN].map((x) => ({ x, y }));
    if (start && end) page.drawLine({ start, end, thickness: 1.5, dashArray: [6, 5] });
    y -= 10;
  };

  write(productName, bold, 13);
  rule();
  const isLong = linesOf(event.title, bold, TITLE_SIZE).length > LONG_TITLE.lines;
  write(event.title, bold, isLong ? LONG_TITLE.size : TITLE_SIZE);
  y -= 6;
  for (const line of ticketTimes(event)) write(plainText(line), regular, 13);
  write(placeText(event), regular, 13);
  rule();

  const top = y;
  const beside = WIDTH - 2 * MARGIN - (parts.photo ? PHOTO_SIDE + 20 : 0);
  const fact = (label: string, value: string, font = bold) => {
    y -= 8;
    write(label, regular, 10, beside);
    write(value, font, 15, beside);
  };
  const drawName = async () => {
    y -= 8;
    write('Name', regular, 10, beside);
    const name = await pdf.embedPng(await parts.namePng(holderName));
    const { width, height } = name.scaleToFit(beside, NAME_LINE);
    y -= height;
    page.drawImage(name, { x: MARGIN, y, width, height });
  };
  if (canDraw(holderName, lettersOf(bold))) fact('Name', holderName);
  else await drawName();
  fact('Ticket type', ticketTypeLabels[ticket.ticket_type]);
  fact('Ticket number', number);
  if (parts.photo) {
    const photo = await pdf.embedPng(parts.photo);
    const { width, height } = photo.scaleToFit(PHOTO_SIDE, PHOTO_SIDE);
    page.drawImage(photo, { x: WIDTH - MARGIN - width, y: top - 8 - height, width, height });
    y = Math.min(y, top - 8 - height);
  }
  rule();

  const code = await qrSymbol(ticket.qr_payload ?? '');
  // Shrunk to fit: a cut-off code can't be scanned.
  const side = Math.min(CODE_SIDE, y - MARGIN / 2 - BELOW_CODE);
  page.drawSvgPath(code.path, {
    x: (WIDTH - side) / 2,
    y,
    scale: side / code.side,
    color: grayscale(0),
  });
  y -= side;
  write(
    'Show this code at the door. It admits one person, once, so keep it to yourself.',
    regular,
    11,
  );
  return pdf.save();
}
