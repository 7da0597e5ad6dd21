import { ErrorState } from 'shared-ui';

interface LoadErrorProps {
  message: string;
  onRetry: () => unknown;
  retrying: boolean;
}

/** In place of what could not be loaded: the spec's message, and Try Again. */
export function LoadError({ message, onRetry, retrying }: LoadErrorProps) {
  return (
    <ErrorState
      title={message}
      headingLevel={3}
      retryLabel="Try Again"
      onRetry={() => void onRetry()}
      retrying={retrying}
    />
  );
}
