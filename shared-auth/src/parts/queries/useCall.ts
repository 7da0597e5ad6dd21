import { useMutation } from '@tanstack/react-query';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session and the client.
import { ApiError } from '@nzuko/shared-auth';

interface Consequences<Answer, Payload> {
  /** The call runs until this has ended. */
  onDone?: (answer: Answer, payload: Payload) => unknown;
  onFailed?: (error: ApiError) => void;
}

/** A call that a button makes: whether it runs, and why it failed. A form's is `useApiForm`'s. */
export function useCall<Answer, Payload = void>(
  call: (payload: Payload) => Promise<Answer>,
  failedMessage: (error: ApiError) => string,
  { onDone, onFailed }: Consequences<Answer, Payload>,
) {
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onError: (error) => onFailed?.(ApiError.from(error)),
  });
  const error = mutation.error ? ApiError.from(mutation.error) : undefined;
  return {
    run: mutation.mutate,
    isRunning: mutation.isPending,
    failure: error && failedMessage(error),
    reset: mutation.reset,
  };
}
