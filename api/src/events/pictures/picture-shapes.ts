import { markOutlines } from '@nzuko/contract/brand';
import type { TicketPlan } from './picture-formats';
import { adire, LINE, PAPER, STUB, type Look } from './picture-looks';

const RADIUS = 30;
const NOTCH = 26;

/** The cloth that the ticket lies on. */
export const ground = (look: Look): string =>
  `<defs>${adire(look)}</defs><rect width="100%" height="100%" fill="${look.ground}"/><rect width="100%" height="100%" fill="url(#adire)"/>`;

/** A paper ticket with a stub, and a notch at both ends of the line between. */
export function ticketOn({ ticket, stub, isUpright }: TicketPlan): string {
  const { x, y, width, height } = ticket;
  const shape = isUpright ? uprightOutline(ticket, stub.y) : sidewaysOutline(ticket, stub.x);
  const line = isUpright
    ? `M${x + NOTCH + 14} ${stub.y}H${x + width - NOTCH - 14}`
    : `M${stub.x} ${y + NOTCH + 14}V${y + height - NOTCH - 14}`;
  return `<clipPath id="ticket"><path d="${shape}"/></clipPath>
<path d="${shape}" transform="translate(0 8)" fill="#04150c" fill-opacity="0.18"/>
<g clip-path="url(#ticket)"><path d="${shape}" fill="${PAPER}"/><rect x="${stub.x}" y="${stub.y}" width="${stub.width}" height="${stub.height}" fill="${STUB}"/></g>
<path d="${line}" stroke="${LINE}" stroke-width="4" stroke-dasharray="1 14" stroke-linecap="round"/>`;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const arc = (radius: number, sweep: 0 | 1, to: string) => `A${radius} ${radius} 0 0 ${sweep} ${to}`;

function sidewaysOutline({ x, y, width, height }: Box, at: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + RADIUS} ${y}H${at - NOTCH}`,
    arc(NOTCH, 0, `${at + NOTCH} ${y}`),
    `H${right - RADIUS}`,
    arc(RADIUS, 1, `${right} ${y + RADIUS}`),
    `V${bottom - RADIUS}`,
    arc(RADIUS, 1, `${right - RADIUS} ${bottom}`),
    `H${at + NOTCH}`,
    arc(NOTCH, 0, `${at - NOTCH} ${bottom}`),
    `H${x + RADIUS}`,
    arc(RADIUS, 1, `${x} ${bottom - RADIUS}`),
    `V${y + RADIUS}`,
    arc(RADIUS, 1, `${x + RADIUS} ${y}`),
    'Z',
  ].join('');
}

function uprightOutline({ x, y, width, height }: Box, at: number): string {
  const [right, bottom] = [x + width, y + height];
  return [
    `M${x + RADIUS} ${y}H${right - RADIUS}`,
    arc(RADIUS, 1, `${right} ${y + RADIUS}`),
    `V${at - NOTCH}`,
    arc(NOTCH, 0, `${right} ${at + NOTCH}`),
    `V${bottom - RADIUS}`,
    arc(RADIUS, 1, `${right - RADIUS} ${bottom}`),
    `H${x + RADIUS}`,
    arc(RADIUS, 1, `${x} ${bottom - RADIUS}`),
    `V${at + NOTCH}`,
    arc(NOTCH, 0, `${x} ${at - NOTCH}`),
    `V${y + RADIUS}`,
    arc(RADIUS, 1, `${x + RADIUS} ${y}`),
    'Z',
  ].join('');
}

/** The logo's mark in its colours, `size` high. */
export const logo = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="${markOutlines.ticket}" fill="#12b76a"/><path d="${markOutlines.letter}" fill="#04150c"/></g>`;
