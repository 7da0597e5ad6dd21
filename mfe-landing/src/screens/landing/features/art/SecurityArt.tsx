import { theme } from 'shared-ui';

const { color } = theme;

const arcs = [16, 30, 44, 58, 72, 86];

/** A keyhole in the rings of an adire cloth, which are those of a fingerprint too. */
export function SecurityArt() {
  return (
    <svg viewBox="0 0 380 184" fill="none" strokeLinecap="round">
      {[0, 190, 380].map((x) => (
        <g key={x} stroke={color.onPrimary} strokeWidth="5" opacity={x === 190 ? 1 : 0.28}>
          {arcs.map((radius) => (
            <circle
              key={radius}
              cx={x}
              cy="92"
              r={radius}
              strokeDasharray={`${radius * 2.2} ${radius * 0.55} ${radius * 1.4} ${radius * 0.4}`}
              transform={`rotate(${radius * 5} ${x} 92)`}
            />
          ))}
        </g>
      ))}
      <circle cx="190" cy="92" r="40" fill={color.onPrimary} />
      <path d="M190 70a14 14 0 0 1 7 26l5 22h-24l5-22a14 14 0 0 1 7-26z" fill={color.primary} />
    </svg>
  );
}
