import { useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { Button, toast, VisuallyHidden } from '@nzuko/shared-ui';

import { operationsKey } from '../../../api/operationsApi';

interface AgainButtonProps {
  label: string;
  /** Tells it from the same button of other rows. */
  what: string;
  call: () => Promise<unknown>;
  done: string;
  failedMessage: (error: ApiError) => string;
}

/** Does a row's work again; either way the lists are read again, since somebody else may have done it. */
export function AgainButton({ label, what, call, done, failedMessage }: AgainButtonProps) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: operationsKey });
  const { run, isRunning } = useCall(call, failedMessage, {
    onDone: () => {
      toast({ title: done });
      return refresh();
    },
    onFailed: (error) => {
      toast({ variant: 'destructive', title: failedMessage(error) });
      void refresh();
    },
  });
  return (
    <Button size="sm" variant="secondary" loading={isRunning} onClick={() => run()}>
      {label}
      <VisuallyHidden> {what}</VisuallyHidden>
    </Button>
  );
}
