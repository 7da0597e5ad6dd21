import { useEffect, useRef, useState } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Badge, Banner, Button, Spinner, toast, VisuallyHidden } from '@nzuko/shared-ui';

import type { Session } from '../../api/sessions';
import { accountMessage } from '../../messages/accountMessages';
import { focusUnlessMoved } from './focusUnlessMoved';
import { Row, Rows, Times } from './Rows.styles';
import { ownTime } from './ownTime';
import { useSessions } from './useSessions';

/**
 * Where the user is signed in; each session but this one can be ended. `endings` counts what has ended all the others since the
 * page was opened.
 */
export function SessionList({ endings }: { endings: number }) {
  const { sessions, problem, isTrying, tryAgain, end } = useSessions(endings);
  const [ending, setEnding] = useState<number | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const wasTrying = useRef(false);

  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (wasTrying.current && !problem) list.current?.focus();
    wasTrying.current = isTrying;
  }, [isTrying, problem]);

  const handleEnd = async (session: Session) => {
    setEnding(session.id);
    setFailed(null);
    try {
      await end(session.id);
      // Its button is gone, and the focus with it.
      focusUnlessMoved(list.current);
      toast({ title: `Signed out of ${nameOf(session)}` });
    } catch (failure) {
      logProblem('settings', failure);
      setFailed(accountMessage(ApiError.from(failure), 'We couldn’t end this session.'));
    } finally {
      setEnding(null);
    }
  };

  if (problem) {
    return (
      <Banner tone="error" title="We couldn’t load your sessions">
        <Button variant="secondary" loading={isTrying} onClick={tryAgain}>
          Try Again
        </Button>
      </Banner>
    );
  }
  if (!sessions) return <Spinner label="Loading your sessions…" />;
  return (
    <>
      {failed ? (
        <Banner tone="error" title="Error" onDismiss={() => setFailed(null)}>
          {failed}
        </Banner>
      ) : null}
      <Rows ref={list} tabIndex={-1} aria-label="Where you’re signed in">
        {sessions.map((session) => (
          <Row key={session.id}>
            <div>
              <strong>{nameOf(session)}</strong>{' '}
              {session.is_current ? <Badge tone="success">This device</Badge> : null}
              <Times>
                Signed in {ownTime(session.signed_in_at)}
                <br />
                Last used {ownTime(session.last_used_at)}
              </Times>
            </div>
            {session.is_current ? null : (
              <Button
                variant="secondary"
                loading={ending === session.id}
                unavailable={ending !== null}
                onClick={() => void handleEnd(session)}
              >
                Sign Out<VisuallyHidden> of {nameOf(session)}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
      </Rows>
    </>
  );
}

const nameOf = ({ device }: Session) => device ?? 'Unknown device';
