import { ErrorState } from '@nzuko/shared-ui';

interface LoadErrorProps {
  message: string;
  onRetry: () => unknown;
  retrying: boolean;
}

/** Error state with the spec's message and a Try Again button. */
export function LoadError({ message, onRetry, retrying }: LoadErrorProps) {
  return (
    <ErrorState
      title={message}
      headingLevel={3}
      onRetry={() => void onRetry()}
      retrying={retrying}
    />
  );
}
