import { theme } from 'shared-ui';

import { QrCode } from '../../motifs/QrCode';
import { ticketPath } from '../../motifs/ticketPath';
import { Pop, SceneFrame } from './SceneFrame';

const { color } = theme;

/** The create form, nearly filled in, over the ticket that it becomes. */
export function CreateScene() {
  return (
    <SceneFrame>
      <g transform="translate(120 70) rotate(14 220 130)">
        <path d={ticketPath(440, 250, 316)} fill={color.accent} />
        <path
          d="M316 26V224"
          stroke={color.onAccent}
          strokeWidth="2.5"
          strokeDasharray="3 8"
          strokeLinecap="round"
        />
        <g color={color.onAccent}>
          <QrCode x={338} y={26} size={82} />
          <text x="379" y="150" textAnchor="middle" className="display" fontSize="21">
            ₦5,000
          </text>
          <text x="379" y="178" textAnchor="middle" className="mono" fontSize="14">
            TKT-4F7K
          </text>
        </g>
      </g>
      <g transform="translate(24 40) rotate(-4 200 200)">
        <rect width="388" height="420" rx="22" fill={color.surfaceRaised} />
        <Poster />
        <Field y={172} width={340} label="Title">
          Rust Nights, Yaba
        </Field>
        <path d="M190 197v24" stroke={color.primaryText} strokeWidth="2.5" />
        <Field y={256} width={160} label="Starts">
          Fri, 4 Dec, 18:00
        </Field>
        <Field x={204} y={256} width={160} label="Ticket price">
          ₦5,000
        </Field>
        <rect x="24" y="346" width="340" height="52" rx="26" fill={color.primary} />
        <text x="194" y="379" textAnchor="middle" className="strong" fill={color.onPrimary}>
          Publish Event
        </text>
        <path
          d="M286 384l4 44 11-12 10 20 10-5-10-20h16z"
          fill={color.text}
          stroke={color.surfaceRaised}
          strokeWidth="3"
          strokeLinejoin="round"
        />
      </g>
      <g transform="translate(330 24) rotate(6)">
        <Pop>
          <rect width="132" height="42" rx="21" fill={color.primary} />
          <circle cx="24" cy="21" r="5" fill={color.onPrimary} />
          <text x="40" y="27" className="strong" fill={color.onPrimary}>
            Published
          </text>
        </Pop>
      </g>
    </SceneFrame>
  );
}

/** The event's banner: a sun over the lagoon. */
function Poster() {
  return (
    <g transform="translate(24 24)">
      <rect width="340" height="118" rx="14" fill={color.surfaceInverse} />
      <path d="M100 118a70 70 0 0 1 140 0z" fill={color.coral} />
      <path d="M124 118a46 46 0 0 1 92 0z" fill={color.accent} />
      <path
        d="M22 100h52M40 84h34M266 100h52M266 84h34"
        stroke={color.primary}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

interface FieldProps {
  x?: number;
  y: number;
  width: number;
  label: string;
  children: string;
}

function Field({ x = 24, y, width, label, children }: FieldProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text y="6" fontSize="14" className="muted strong">
        {label}
      </text>
      <rect
        y="16"
        width={width}
        height="44"
        rx="10"
        fill={color.surface}
        stroke={color.borderStrong}
      />
      <text x="14" y="44">
        {children}
      </text>
    </g>
  );
}
