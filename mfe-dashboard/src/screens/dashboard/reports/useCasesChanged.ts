import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { findKey } from '../../../api/findApi';
import { reportCasesKey } from '../../../api/reportsApi';
import { suspensionsKey } from '../../../api/suspensionsApi';

/** Reads the lists again: suspending an event is in all of them. */
export function useCasesChanged() {
  const queryClient = useQueryClient();
  return useCallback(
    () =>
      Promise.all(
        [reportCasesKey, suspensionsKey, findKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    [queryClient],
  );
}
