import { theme } from 'shared-ui';

import { slipPath } from '../../motifs/ticketPath';

const { color } = theme;

/** A card, and the receipt that came with it. */
export function PaymentsArt() {
  return (
    <svg viewBox="-40 -28 380 240" data-theme="light">
      <g transform="translate(8 40) rotate(-8 90 60)">
        <rect width="204" height="128" rx="16" fill={color.onCoral} />
        <rect y="26" width="204" height="24" fill={color.accent} />
        <rect x="20" y="74" width="34" height="26" rx="6" fill={color.coral} />
        <path
          d="M118 106h66M118 90h40"
          stroke={color.coral}
          strokeWidth="5"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(160 6) rotate(5)" fill={color.text}>
        <path d={slipPath(126, 158, 7)} fill={color.surfaceRaised} />
        <text x="18" y="36" fontSize="15" fontFamily={theme.font.mono}>
          Receipt
        </text>
        <path d="M18 56h90M18 74h64" stroke={color.border} strokeWidth="6" strokeLinecap="round" />
        <text
          x="18"
          y="118"
          fontSize="26"
          fontWeight="800"
          fontFamily={theme.font.display}
          letterSpacing="-0.5"
        >
          ₦5,000
        </text>
        <text x="18" y="142" fontSize="15" fontWeight="600" fill={color.primaryText}>
          Paid
        </text>
      </g>
    </svg>
  );
}
