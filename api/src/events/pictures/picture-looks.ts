import type { EventCategory } from '../../platform/limits';

/** The ground's colours, as the site's banners of events without a picture have them (`shared-ui/src/parts/EventBanner`). */
export interface Look {
  ground: string;
  pattern: string;
  /** Letters on the ground. */
  onGround: string;
  /** The category and the day, on paper. */
  accent: string;
}

const DARK_PATTERN = { color: '#f6f0e2', opacity: 0.1 };
const LIGHT_PATTERN = { color: '#0b3b2e', opacity: 0.16 };
const pattern = ({ color, opacity }: typeof DARK_PATTERN) =>
  `stroke="${color}" fill="none" stroke-opacity="${opacity}"`;

const TONES = {
  forest: {
    ground: '#0b3b2e',
    pattern: pattern(DARK_PATTERN),
    onGround: '#fff8ec',
    accent: '#08694a',
  },
  green: {
    ground: '#12b76a',
    pattern: pattern(LIGHT_PATTERN),
    onGround: '#04150c',
    accent: '#08694a',
  },
  marigold: {
    ground: '#ffb224',
    pattern: pattern(LIGHT_PATTERN),
    onGround: '#1f1400',
    accent: '#8a5600',
  },
  coral: {
    ground: '#ff6b4a',
    pattern: pattern(LIGHT_PATTERN),
    onGround: '#210700',
    accent: '#b02a15',
  },
} as const satisfies Record<string, Look>;

export const LOOKS: Readonly<Record<EventCategory, Look>> = {
  Technology: TONES.forest,
  Business: TONES.marigold,
  Education: TONES.green,
  Entertainment: TONES.coral,
  Sports: TONES.green,
  'Arts & Culture': TONES.coral,
  'Health & Wellness': TONES.green,
  'Food & Drink': TONES.marigold,
  Music: TONES.coral,
  Networking: TONES.forest,
  Workshop: TONES.marigold,
  Conference: TONES.forest,
  Other: TONES.green,
};

export const INK = '#0e1512';
export const MUTED = '#4c5851';
export const PAPER = '#fffdf8';
export const STUB = '#f7efdd';
export const LINE = '#d9ccb0';
export const CANCELLED = '#b02a15';

const TILE = 72;

/** The site's adire cloth: arcs that meet in stars, with a ringed dot in each. */
export const adire = ({
  pattern: stroke,
}: Look): string => `<pattern id="adire" width="${TILE}" height="${TILE}" patternUnits="userSpaceOnUse"><g ${stroke}>
<circle cx="36" cy="36" r="2.4" stroke-width="3"/><circle cx="36" cy="36" r="9" stroke-width="1.8"/>
${[0, TILE].flatMap((x) => [0, TILE].map((y) => `<circle cx="${x}" cy="${y}" r="35" stroke-width="1.8"/><circle cx="${x}" cy="${y}" r="28" stroke-width="1.2"/>`)).join('')}</g></pattern>`;
