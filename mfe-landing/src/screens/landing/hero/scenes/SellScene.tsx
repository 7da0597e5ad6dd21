import { theme } from 'shared-ui';

import { QrCode } from '../../motifs/QrCode';
import { slipPath, ticketPath } from '../../motifs/ticketPath';
import { Pop, SceneFrame } from './SceneFrame';

const { color } = theme;
const outline = ticketPath(430, 196, 296);

/** Tickets fanned out over a sales slip that is nearly full. */
export function SellScene() {
  return (
    <SceneFrame>
      <g transform="translate(44 96) rotate(-17 40 180)">
        <path d={outline} fill={color.primary} />
        <path d={outline} fill={color.coral} transform="rotate(9 40 180)" />
      </g>
      <g transform="translate(78 84) rotate(-3 40 180)">
        <path d={outline} fill={color.surfaceRaised} />
        <path
          d="M296 24V172"
          stroke={color.borderStrong}
          strokeWidth="2.5"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
        <text x="28" y="66" fontSize="34" className="display">
          Rust Nights
        </text>
        <text x="28" y="100" fontSize="34" className="display">
          Yaba
        </text>
        <text x="28" y="140" className="strong">
          Fri, 4 Dec, 18:00 WAT
        </text>
        <text x="28" y="168" className="mono" fontSize="14">
          TKT-4F7K-9QXM-2RBD
        </text>
        <QrCode x={316} y={40} size={92} />
        <text x="362" y="160" textAnchor="middle" className="display" fontSize="22">
          ₦5,000
        </text>
      </g>
      <g transform="translate(206 290) rotate(4)">
        <Pop>
          <path d={slipPath(344, 160)} fill={color.surface} />
          <text x="24" y="40" className="muted strong" fontSize="15">
            Tickets sold
          </text>
          <text x="24" y="88" className="display" fontSize="46">
            148
            <tspan fontSize="22" className="muted">
              {' '}
              of 150
            </tspan>
          </text>
          <text x="320" y="40" textAnchor="end" className="muted strong" fontSize="15">
            Revenue
          </text>
          <text x="320" y="84" textAnchor="end" className="display" fontSize="28">
            ₦740,000
          </text>
          <rect x="24" y="112" width="296" height="18" rx="9" fill={color.neutralSoft} />
          <rect x="24" y="112" width="292" height="18" rx="9" fill={color.primary} />
        </Pop>
      </g>
    </SceneFrame>
  );
}
