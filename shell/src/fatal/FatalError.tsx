import { useEffect } from 'react';
import { logProblem } from 'shared-auth';
import { useRouteError } from 'shared-ui';

import { showFatalPage } from './showFatalPage';

/** Stands in for a frame that could not render: the fatal page takes over. */
export function FatalError() {
  const error = useRouteError();
  useEffect(() => showFatalPage(logProblem('shell', error)), [error]);
  return null;
}
