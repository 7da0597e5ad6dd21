import { theme } from 'shared-ui';

const { color } = theme;

const rows = [
  { name: 'Ada Obi', tone: color.accent, checkedIn: true },
  { name: 'Musa Danladi', tone: color.coral, checkedIn: true },
  { name: 'Bisi Akande', tone: color.primary, checkedIn: false },
];

/** The door list, two in three checked in. */
export function AttendeesArt() {
  return (
    <svg viewBox="0 0 380 184" data-theme="light">
      {rows.map(({ name, tone, checkedIn }, index) => (
        <g key={name} transform={`translate(${index * 14} ${index * 63})`}>
          <rect width="352" height="54" rx="14" fill={color.surfaceRaised} />
          <circle cx="30" cy="27" r="17" fill={tone} />
          <path
            d="M30 17a7 7 0 0 1 0 14 7 7 0 0 1 0-14zM17 38a14 10 0 0 1 26 0z"
            fill={color.onAccent}
          />
          <text x="60" y="33" fontSize="18" fontWeight="600" fill={color.text}>
            {name}
          </text>
          <rect
            x="228"
            y="12"
            width="110"
            height="30"
            rx="15"
            fill={checkedIn ? color.success : color.warning}
          />
          <text
            x="283"
            y="32"
            textAnchor="middle"
            fontSize="15"
            fontWeight="600"
            fill={checkedIn ? color.onSuccess : color.onWarning}
          >
            {checkedIn ? 'Checked In' : 'Pending'}
          </text>
        </g>
      ))}
    </svg>
  );
}
