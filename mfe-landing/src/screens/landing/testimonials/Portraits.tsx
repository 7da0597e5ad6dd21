import type { ReactNode } from 'react';
import { theme } from 'shared-ui';

const { color } = theme;
const skin = color.onAccentSoft;

interface BustProps {
  background: string;
  clothes: string;
  children: ReactNode;
}

/** Head and shoulders on a coloured ground; the rest is what makes a person. */
function Bust({ background, clothes, children }: BustProps) {
  return (
    <svg viewBox="0 0 240 260" data-theme="light">
      <rect width="240" height="260" fill={background} />
      <path d="M22 260c4-52 42-70 98-70s94 18 98 70z" fill={clothes} />
      <path d="M96 150h48v44a24 24 0 0 1-48 0z" fill={skin} />
      <rect x="76" y="66" width="88" height="112" rx="44" fill={skin} />
      {children}
    </svg>
  );
}

/** With a gele, the headwrap of a celebration. */
export function AdaezePortrait() {
  return (
    <Bust background={color.accent} clothes={color.surfaceInverse}>
      <path
        d="M66 104c-18-44 8-86 62-90 40-3 66 14 70 34 3 16-14 22-30 30 6 6 8 14 6 24-34-20-72-18-108 2z"
        fill={color.primary}
      />
      <path
        d="M78 92c30-26 62-38 104-42M74 72c28-22 54-34 96-38M132 15c22 4 40 16 46 36"
        fill="none"
        stroke={color.surfaceInverse}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="72" cy="140" r="7" fill={color.coral} />
      <circle cx="168" cy="140" r="7" fill={color.coral} />
      <path
        d="M84 204c10 18 62 18 72 0"
        fill="none"
        stroke={color.coral}
        strokeWidth="8"
        strokeDasharray="1 13"
        strokeLinecap="round"
      />
    </Bust>
  );
}

/** With a fade, a beard and round glasses. */
export function TundePortrait() {
  return (
    <Bust background={color.primary} clothes={color.accent}>
      <path
        d="M74 106c-6-36 14-58 46-58s52 22 46 58c-6-16-14-24-46-24s-40 8-46 24zM76 128c2 8 4 10 10 12 8 4 10-4 34-4s26 8 34 4c6-2 8-4 10-12v8c0 34-18 52-44 52s-44-18-44-52z"
        fill={color.text}
      />
      <g fill="none" stroke={color.accent} strokeWidth="5">
        <circle cx="100" cy="120" r="15" />
        <circle cx="140" cy="120" r="15" />
        <path d="M115 118h10" />
      </g>
      <path
        d="M120 202v58M92 196l28 22 28-22"
        fill="none"
        stroke={color.onAccent}
        strokeWidth="5"
        strokeLinejoin="round"
      />
    </Bust>
  );
}

/** With a hijab. */
export function HalimaPortrait() {
  return (
    <Bust background={color.surfaceInverse} clothes={color.primary}>
      <path
        d="M120 38c-48 0-66 40-66 92 0 34-4 58-14 84 40 30 120 30 160 0-10-26-14-50-14-84 0-52-18-92-66-92zm0 38c28 0 40 22 40 50 0 32-16 56-40 56s-40-24-40-56c0-28 12-50 40-50z"
        fill={color.accent}
        fillRule="evenodd"
      />
      <path
        d="M62 152c22 52 74 64 118 38M54 184c30 40 84 48 132 16"
        fill="none"
        stroke={color.onAccentSoft}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Bust>
  );
}
