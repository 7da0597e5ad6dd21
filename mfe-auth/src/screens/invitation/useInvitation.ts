import { useEffect, useState } from 'react';
import { ApiError } from '@nzuko/shared-auth';

import { fetchInvitation, type Invitation } from '../../api/invitations';

/** The invitation of a link: null until it is there, or an error. */
export function useInvitation(token: string) {
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    fetchInvitation(token).then(
      (found) => isCurrent && setInvitation(found),
      (failure: unknown) => isCurrent && setProblem(ApiError.from(failure)),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);

  const tryAgain = () => {
    setProblem(null);
    setTries((before) => before + 1);
  };

  return { invitation, problem, tryAgain, wasTriedAgain: tries > 0 };
}
