import { Button, ButtonLink, Stack, type ButtonProps } from '@nzuko/shared-ui';

interface WaysOutProps {
  size?: ButtonProps['size'];
  isHome?: boolean;
  onRetry: () => void;
}

/** For somebody whose screen doesn't load: try again, or go home. */
export function WaysOut({ size, isHome, onRetry }: WaysOutProps) {
  return (
    <Stack direction="row" gap={3}>
      <Button size={size} onClick={onRetry}>
        Try Again
      </Button>
      {!isHome && (
        <ButtonLink to="/" size={size} variant="secondary">
          Home
        </ButtonLink>
      )}
    </Stack>
  );
}
