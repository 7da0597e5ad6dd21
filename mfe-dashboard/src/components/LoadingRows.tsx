import { Skeleton, Stack, theme, VisuallyHidden } from 'shared-ui';

/** `label` says what is awaited; `height` is one row's, as a CSS length. */
interface LoadingRowsProps {
  label: string;
  rows?: number;
  height?: string;
}

/** The room of a list on its way. */
export function LoadingRows({ label, rows = 3, height = '7rem' }: LoadingRowsProps) {
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} height={height} radius={theme.radius.lg} />
      ))}
    </Stack>
  );
}
