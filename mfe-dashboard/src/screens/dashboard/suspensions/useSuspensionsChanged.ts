import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { suspensionsKey } from '../../../api/suspensionsApi';

/** What follows a change: a toast says so, and the lists are read again. */
export function useSuspensionsChanged() {
  const queryClient = useQueryClient();
  return (title: string) => {
    toast({ title });
    return queryClient.invalidateQueries({ queryKey: suspensionsKey });
  };
}
