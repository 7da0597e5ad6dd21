import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { findKey } from '../../../api/findApi';
import { reportCasesKey } from '../../../api/reportsApi';
import { suspensionsKey } from '../../../api/suspensionsApi';

/** Confirms a change of suspensions with a toast, and refetches everything that shows them. */
export function useSuspensionsChanged() {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all(
      [suspensionsKey, reportCasesKey, findKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  return {
    refresh,
    changed: (title: string) => {
      toast({ title });
      return refresh();
    },
  };
}
