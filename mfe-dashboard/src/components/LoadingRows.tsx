import { Skeleton, Stack, theme } from '@nzuko/shared-ui';
import { LoadingStatus } from '@nzuko/shared-ui/parts';

/** `label` names what is loading; `height` is a row's CSS length. */
interface LoadingRowsProps {
  label: string;
  rows?: number;
  height?: string;
}

/** Placeholder rows while a list loads. */
export function LoadingRows({ label, rows = 3, height = '7rem' }: LoadingRowsProps) {
  return (
    <Stack gap={4}>
      <LoadingStatus label={label} />
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius={theme.radius.lg} />
      ))}
    </Stack>
  );
}
