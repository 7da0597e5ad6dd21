import { useRef } from 'react';
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
  const isBusy = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: onDone,
    onError: (error) => onFailed?.(ApiError.from(error)),
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const error = mutation.error ? ApiError.from(mutation.error) : undefined;
  return {
    run: (payload: Payload) => {
      // The second press of a double click comes before `isRunning` has been rendered.
      if (isBusy.current) return;
      isBusy.current = true;
      mutation.mutate(payload);
    },
    isRunning: mutation.isPending,
    failure: error && failedMessage(error),
    reset: mutation.reset,
  };
}
