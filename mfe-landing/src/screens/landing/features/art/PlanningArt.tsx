import { theme } from 'shared-ui';

const { color } = theme;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** A week that plans itself. */
export function PlanningArt() {
  return (
    <svg viewBox="0 0 400 380">
      <g transform="translate(40 56) rotate(-4 160 150)">
        {days.map((day, index) => (
          <g key={day} transform={`translate(${index * 68} 0)`}>
            <text
              x="31"
              textAnchor="middle"
              fontSize="17"
              fontFamily={theme.font.mono}
              fill={color.textMuted}
            >
              {day}
            </text>
            <rect y="16" width="62" height="264" rx="10" fill={color.surfaceSunken} />
          </g>
        ))}
        <rect y="52" width="62" height="70" rx="10" fill={color.primary} />
        <rect x="68" y="136" width="130" height="54" rx="10" fill={color.accent} />
        <rect x="136" y="36" width="62" height="84" rx="10" fill={color.surfaceInverse} />
        <rect x="272" y="168" width="62" height="96" rx="10" fill={color.coral} />
        <rect
          x="1"
          y="207"
          width="128"
          height="56"
          rx="10"
          fill="none"
          stroke={color.primaryText}
          strokeWidth="2.5"
          strokeDasharray="5 6"
        />
      </g>
      <path
        d="M292 66c6 48 23 65 71 71-48 6-65 23-71 71-6-48-23-65-71-71 48-6 65-23 71-71zM360 42c2 16 7 21 23 23-16 2-21 7-23 23-2-16-7-21-23-23 16-2 21-7 23-23z"
        fill={color.primaryText}
        stroke={color.surfaceRaised}
        strokeWidth="6"
        paintOrder="stroke"
      />
    </svg>
  );
}
