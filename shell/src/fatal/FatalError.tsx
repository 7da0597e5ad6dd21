import { useEffect } from 'react';
import { logProblem } from '@nzuko/shared-auth';
import { useRouteError } from '@nzuko/shared-ui';

import { showFatalPage } from './showFatalPage';

/** Shows the fatal page when the frame can't render. */
export function FatalError() {
  const error = useRouteError();
  useEffect(() => showFatalPage(logProblem('shell', error)), [error]);
  return null;
}
