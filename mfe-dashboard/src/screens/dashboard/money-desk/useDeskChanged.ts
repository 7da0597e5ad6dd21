import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { moneyDeskKey } from '../../../api/moneyDeskApi';

/** What follows a change: a toast says so, and the desk is read again. */
export function useDeskChanged() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: moneyDeskKey });
  return {
    refresh,
    changed: (title: string) => {
      toast({ title });
      return refresh();
    },
  };
}
