import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { moneyDeskKey } from '../../../api/moneyDeskApi';

/** Confirms a change with a toast and refetches the desk. */
export function useDeskChanged() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: moneyDeskKey });
  const changed = (title: string) => {
    toast({ title });
    return refresh();
  };
  return {
    refresh,
    changed,
    /** Makes a change and says that it is done. Rejects with the call's ApiError. */
    submit: async (call: () => Promise<unknown>, done: string) => {
      try {
        await call();
      } catch (error) {
        // Somebody else may have decided first, or this call did and its answer was lost.
        void refresh();
        throw error;
      }
      void changed(done);
    },
  };
}
