import { Skeleton, Stack } from '@nzuko/shared-ui';
import { LoadingStatus } from '@nzuko/shared-ui/parts';

/** `label` names what is loading; `height` is the placeholder's CSS length. */
interface LoadingBlockProps {
  label: string;
  height?: string;
}

/** Placeholder for a screen's content while it loads. */
export function LoadingBlock({ label, height = '26rem' }: LoadingBlockProps) {
  return (
    <Stack gap={4}>
      <LoadingStatus label={label} />
      <Skeleton height={height} />
    </Stack>
  );
}
