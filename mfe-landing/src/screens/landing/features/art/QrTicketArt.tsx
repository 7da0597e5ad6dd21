import { theme } from 'shared-ui';

import { QrCode } from '../../motifs/QrCode';
import { ticketPath } from '../../motifs/ticketPath';

const { color } = theme;

/** A ticket with its code and the holder's photo, which agree. */
export function QrTicketArt() {
  return (
    <svg viewBox="-40 -28 380 240">
      <g transform="rotate(-5 150 92)">
        <path d={ticketPath(300, 170, 168)} fill={color.onAccent} />
        <path
          d="M168 22V148"
          stroke={color.accent}
          strokeWidth="2"
          strokeDasharray="2 7"
          strokeLinecap="round"
        />
        <g color={color.accent}>
          <QrCode x={26} y={27} size={116} />
        </g>
        <rect x="192" y="27" width="84" height="116" rx="10" fill={color.accent} />
        <path
          d="M234 46a22 22 0 0 1 22 22v8a22 22 0 0 1-44 0v-8a22 22 0 0 1 22-22zM202 143c0-24 14-36 32-36s32 12 32 36z"
          fill={color.onAccent}
        />
        <circle
          cx="276"
          cy="143"
          r="20"
          fill={color.primary}
          stroke={color.onAccent}
          strokeWidth="5"
        />
        <path
          d="M268 143l6 6 10-11"
          fill="none"
          stroke={color.onPrimary}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
