import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { moneyDeskKey } from '../../../api/moneyDeskApi';

/** Confirms a change with a toast and refetches the desk. */
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
