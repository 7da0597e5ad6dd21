import { theme } from 'shared-ui';

import { ticketPath } from '../../motifs/ticketPath';

const { color } = theme;

/** An envelope with a ticket on its way out. */
export function EmailArt() {
  return (
    <svg viewBox="-40 -28 380 240">
      <path
        d="M34 70L150 6l116 64v104a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z"
        fill={color.surfaceInverse}
      />
      <g transform="translate(62 14) rotate(-4 88 60)">
        <path d={ticketPath(176, 110, 122, 9)} fill={color.accent} />
        <path
          d="M122 18V92"
          stroke={color.onAccent}
          strokeWidth="2"
          strokeDasharray="2 6"
          strokeLinecap="round"
        />
        <path
          d="M20 32h76M20 52h50M140 26v58M150 26v58M158 26v58"
          stroke={color.onAccent}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M34 74l100 62a30 30 0 0 0 32 0l100-62v100a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z"
        fill={color.primary}
      />
    </svg>
  );
}
