import { theme } from 'shared-ui';

const { color } = theme;

const arcs = Array.from({ length: 15 }, (_, index) => 60 + index * 20);

/** A keyhole in the rings of an adire cloth, which are those of a fingerprint too. */
export function SecurityArt() {
  return (
    <svg viewBox="0 0 400 380" preserveAspectRatio="xMidYMid slice" fill="none">
      {arcs.map((radius, index) => (
        <circle
          key={radius}
          cx="210"
          cy="190"
          r={radius}
          stroke={color.onPrimary}
          strokeWidth="7"
          strokeLinecap="round"
          strokeDasharray={`${radius * 2.2} ${radius * 0.55} ${radius * 1.4} ${radius * 0.4}`}
          transform={`rotate(${index * 67} 210 190)`}
        />
      ))}
      <circle cx="210" cy="190" r="46" fill={color.onPrimary} />
      <path d="M210 164a16 16 0 0 1 8 30l6 24h-28l6-24a16 16 0 0 1 8-30z" fill={color.accent} />
    </svg>
  );
}
