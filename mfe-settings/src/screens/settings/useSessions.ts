import { useEffect, useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';

import { endSession, fetchSessions, type Session } from '../../api/sessions';

/** The user's sessions; null until they are there. They are loaded again whenever `endings` changes. */
export function useSessions(endings: number) {
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [tries, setTries] = useState(0);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    fetchSessions().then(
      (found) => {
        if (!isCurrent) return;
        setSessions(found);
        setProblem(null);
        setTrying(false);
      },
      (failure: unknown) => {
        logProblem('settings', failure);
        if (!isCurrent) return;
        setProblem(ApiError.from(failure));
        setTrying(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [tries, endings]);

  const tryAgain = () => {
    setTrying(true);
    setTries((before) => before + 1);
  };

  /** Rejects with ApiError. One that has ended by itself is as good as ended. */
  const end = async (id: number) => {
    try {
      await endSession(id);
    } catch (failure) {
      if (ApiError.from(failure).status !== 404) throw failure;
    }
    setSessions((before) => before?.filter((session) => session.id !== id) ?? null);
  };

  return { sessions, problem, isTrying, tryAgain, end };
}
