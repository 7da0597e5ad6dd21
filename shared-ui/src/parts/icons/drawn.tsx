import type { ComponentType } from 'react';

interface IconProps {
  /** Width and height: a number is in px. */
  size?: number | string;
  strokeWidth?: number;
  fill?: string;
  className?: string;
}

export type IconComponent = ComponentType<IconProps>;

/** An icon of this path, on a grid of 24 × 24. It is never read out: what it says stands in words beside it. */
export function drawn(path: string): IconComponent {
  return ({ size = 24, ...look }) => (
    <svg
      fill="none"
      strokeWidth="2"
      {...look}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
