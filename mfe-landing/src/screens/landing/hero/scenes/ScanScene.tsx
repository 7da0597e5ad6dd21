import { keyframes, styled, theme } from 'shared-ui';

import { QrCode } from '../../motifs/QrCode';
import { ticketPath } from '../../motifs/ticketPath';
import { Pop, SceneFrame } from './SceneFrame';

const { color } = theme;

/** A phone at the door, over a ticket that it has just let in. */
export function ScanScene() {
  return (
    <SceneFrame>
      <g transform="translate(10 120) rotate(-8 250 100)">
        <path d={ticketPath(530, 220, 140)} fill={color.accent} />
        <path
          d="M140 26V194"
          stroke={color.onAccent}
          strokeWidth="2.5"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
        <text
          transform="translate(58 110) rotate(-90)"
          textAnchor="middle"
          className="mono"
          fill={color.onAccent}
        >
          TKT-4F7K
        </text>
        <text
          transform="translate(88 110) rotate(-90)"
          textAnchor="middle"
          className="mono"
          fill={color.onAccent}
        >
          9QXM-2RBD
        </text>
        <text x="428" y="112" className="display" fontSize="29" fill={color.onAccent}>
          Rust
        </text>
        <text x="424" y="142" className="display" fontSize="29" fill={color.onAccent}>
          Nights
        </text>
      </g>
      <g transform="translate(158 4) rotate(5 125 235)">
        <rect width="250" height="472" rx="38" fill={color.text} />
        <rect x="12" y="12" width="226" height="448" rx="28" fill={color.surfaceInverse} />
        <rect x="90" y="24" width="70" height="14" rx="7" fill={color.text} />
        <text x="125" y="74" textAnchor="middle" className="strong" fill={color.textInverse}>
          Rust Nights, Yaba
        </text>
        <g transform="rotate(-6 125 190)">
          <rect x="48" y="112" width="154" height="154" rx="14" fill={color.surfaceRaised} />
          <QrCode x={62} y={126} size={126} />
        </g>
        <path
          d="M36 132v-18a14 14 0 0 1 14-14h18M182 100h18a14 14 0 0 1 14 14v18M214 246v18a14 14 0 0 1-14 14h-18M68 278H50a14 14 0 0 1-14-14v-18"
          fill="none"
          stroke={color.accent}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <ScanLine x="30" y="186" width="190" height="4" rx="2" fill={color.coral} />
        <g transform="translate(24 306)">
          <Pop>
            <rect width="202" height="138" rx="20" fill={color.primary} />
            <circle cx="40" cy="42" r="20" fill={color.onPrimary} />
            <path
              d="M31 42l7 7 12-13"
              fill="none"
              stroke={color.primary}
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
            <text x="72" y="50" className="display" fontSize="22" fill={color.onPrimary}>
              Checked In
            </text>
            <text x="22" y="94" className="strong" fontSize="18" fill={color.onPrimary}>
              Ada Obi
            </text>
            <text x="22" y="118" fontSize="15" fill={color.onPrimary}>
              Standard, 17:52
            </text>
          </Pop>
        </g>
      </g>
    </SceneFrame>
  );
}

const sweep = keyframes`
  0%, 100% { translate: 0 -66px; }
  50% { translate: 0 66px; }
`;

// Twice and no more: what moves for longer than five seconds would have to be stopped by hand.
const ScanLine = styled.rect`
  [data-shown='true'] & {
    animation: ${sweep} 2.4s ease-in-out 2;
  }
`;
