import { theme } from '../../theme/theme';

/** The mark alone: an N torn out of a ticket, a notch in each side; decorative beside the wordmark. */
export function LogoMark({ size = '2rem' }: { size?: string }) {
  return (
    <svg style={{ width: size, height: size, flex: 'none' }} viewBox="0 0 32 32" aria-hidden>
      <path
        fill={theme.color.primary}
        d="M2 6a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v6.2a3.8 3.8 0 0 0 0 7.6V26a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4v-6.2a3.8 3.8 0 0 0 0-7.6Z"
      />
      <path fill={theme.color.onPrimary} d="M9.5 24V8h4.2l5 8.6V8h3.800v16h-4.2l-5-8.6V24Z" />
    </svg>
  );
}
