import { theme } from 'shared-ui';

const { color } = theme;

const rows = [
  { name: 'Ada Obi', tone: color.accent, checkedIn: true },
  { name: 'Musa Danladi', tone: color.coral, checkedIn: true },
  { name: 'Bisi Akande', tone: color.primary, checkedIn: true },
  { name: 'Ime Udoh', tone: color.accent, checkedIn: false },
  { name: 'Zainab Bello', tone: color.coral, checkedIn: false },
];

/** The door list on its way through the card, most of it checked in. */
export function AttendeesArt() {
  return (
    <svg viewBox="0 0 400 380" preserveAspectRatio="xMidYMid slice" data-theme="light">
      <g transform="rotate(-5 200 190)">
        {rows.map(({ name, tone, checkedIn }, index) => (
          <g key={name} transform={`translate(44 ${index * 82 - 8})`}>
            <rect width="420" height="70" rx="18" fill={color.surfaceRaised} />
            <circle cx="42" cy="35" r="22" fill={tone} />
            <path
              d="M42 21a9 9 0 0 1 0 19 9 9 0 0 1 0-19zM26 50a16 12 0 0 1 32 0z"
              fill={color.onAccent}
            />
            <text x="80" y="42" fontSize="20" fontWeight="600" fill={color.text}>
              {name}
            </text>
            <rect
              x="226"
              y="17"
              width="116"
              height="36"
              rx="18"
              fill={checkedIn ? color.success : color.warning}
            />
            <text
              x="284"
              y="41"
              textAnchor="middle"
              fontSize="16"
              fontWeight="600"
              fill={checkedIn ? color.onSuccess : color.onWarning}
            >
              {checkedIn ? 'Checked In' : 'Pending'}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
