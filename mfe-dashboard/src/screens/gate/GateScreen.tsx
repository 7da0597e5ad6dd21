import { useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '@nzuko/shared-auth/queries';
import { ErrorState, useLocation } from '@nzuko/shared-ui';

import { LoadingRows } from '../../components/LoadingRows';
import { STALE_AFTER_MS } from '../../constants';
import { brokenLink, gateFailedMessage } from '../../messages/gateMessages';
import { GateClosed } from './GateClosed';
import { GateDoor } from './GateDoor';
import { GateFrame } from './GateFrame';
import { GateStart } from './GateStart';
import { useGate } from './useGate';

const TOKEN = /^#([\w-]{43})$/;

/**
 * `/gate#<token>`: the scanner of one gate, for a helper without an account. The token is in the fragment, which browsers don't
 * send: no log has it, and a chat that fetches the address for a preview learns nothing.
 */
export default function GateScreen() {
  const { hash } = useLocation();
  const token = TOKEN.exec(hash)?.[1];
  if (!token) {
    return (
      <GateFrame>
        <BrokenLink />
      </GateFrame>
    );
  }
  return <GateOf key={token} token={token} />;
}

function GateOf({ token }: { token: string }) {
  const [client] = useState(() => createQueryClient(STALE_AFTER_MS));
  return (
    <QueryClientProvider client={client}>
      <Gate token={token} />
    </QueryClientProvider>
  );
}

function Gate({ token }: { token: string }) {
  const gate = useGate(token);
  const { pass, state, secret, isUnknown } = gate;
  if (isUnknown) {
    return (
      <GateFrame>
        <BrokenLink />
      </GateFrame>
    );
  }
  if (!pass || !state) {
    return (
      <GateFrame>
        {gate.hasFailed ? (
          <ErrorState
            title="No connection"
            headingLevel={1}
            onRetry={() => void gate.refetch()}
            retrying={gate.isFetching}
          >
            {gateFailedMessage}
          </ErrorState>
        ) : (
          <LoadingRows label="Loading the link…" rows={1} height="16rem" />
        )}
      </GateFrame>
    );
  }
  return (
    <GateFrame pass={pass} isWide={state === 'started'}>
      {state === 'started' && secret ? (
        <GateDoor token={token} secret={secret} eventId={pass.event.id} />
      ) : state === 'ready' || state === 'started' ? (
        <GateStart start={gate.start} />
      ) : (
        <GateClosed
          token={token}
          secret={secret ?? null}
          pass={pass}
          state={state}
          network={{ isOffline: gate.isOffline, answeredAt: gate.answeredAt }}
        />
      )}
    </GateFrame>
  );
}

const BrokenLink = () => (
  <ErrorState title={brokenLink.title} headingLevel={1}>
    {brokenLink.text}
  </ErrorState>
);
