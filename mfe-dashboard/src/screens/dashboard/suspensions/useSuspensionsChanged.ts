import { useQueryClient } from '@tanstack/react-query';
import { toast } from '@nzuko/shared-ui';

import { findKey } from '../../../api/findApi';
import { reportCasesKey } from '../../../api/reportsApi';
import { suspensionsKey } from '../../../api/suspensionsApi';

/** Shows a toast after a suspension was changed, and refetches everything that shows suspensions. */
export function useSuspensionsChanged() {
  const queryClient = useQueryClient();
  return (title: string) => {
    toast({ title });
    return Promise.all(
      [suspensionsKey, reportCasesKey, findKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
