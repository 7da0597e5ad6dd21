import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { reportCasesKey } from '../../../api/reportsApi';
import { suspensionsKey } from '../../../api/suspensionsApi';

/** Reads the lists again: suspending an event is in both. */
export function useCasesChanged() {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [reportCasesKey, suspensionsKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    [queryClient],
  );
}
