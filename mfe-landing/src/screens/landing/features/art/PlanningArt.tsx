import { theme } from 'shared-ui';

const { color } = theme;

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** A week that plans itself. */
export function PlanningArt() {
  return (
    <svg viewBox="0 0 380 184">
      {days.map((day, index) => (
        <g key={index} transform={`translate(${index * 52} 0)`}>
          <text
            x="24"
            y="14"
            textAnchor="middle"
            fontSize="14"
            fontFamily={theme.font.mono}
            fill={color.textMuted}
          >
            {day}
          </text>
          <rect y="26" width="48" height="158" rx="8" fill={color.surfaceSunken} />
        </g>
      ))}
      <rect x="52" y="44" width="48" height="44" rx="8" fill={color.primary} />
      <rect x="104" y="74" width="100" height="34" rx="8" fill={color.accent} />
      <rect x="208" y="52" width="48" height="96" rx="8" fill={color.surfaceInverse} />
      <rect x="260" y="116" width="100" height="34" rx="8" fill={color.coral} />
      <rect
        x="1"
        y="100"
        width="46"
        height="44"
        rx="8"
        fill="none"
        stroke={color.primaryText}
        strokeWidth="2"
        strokeDasharray="4 5"
      />
      <path
        d="M300 30c3 22 10 29 32 32-22 3-29 10-32 32-3-22-10-29-32-32 22-3 29-10 32-32zM346 20c1 9 4 12 13 13-9 1-12 4-13 13-1-9-4-12-13-13 9-1 12-4 13-13z"
        fill={color.primaryText}
      />
    </svg>
  );
}
