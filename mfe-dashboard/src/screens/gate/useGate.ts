import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';

import { GATE_QUERY, gatePassQuery, startAtGate, type GatePass } from '../../api/gateApi';
import { startFailedMessage } from '../../messages/gateMessages';
import { useNow } from '../../time/useNow';
import { eraseEndedLinks, eraseGuests, gateRecords, newSecret, nameOf } from './gateRecord';

const SECOND_MS = 1000;
const OVER = new Set<GatePass['state']>(['ended', 'revoked', 'moved', 'event_cancelled']);

/** A link on this device: what the API says of it or, until it answers, what this device has kept and its clock. */
export function useGate(token: string) {
  const name = nameOf(token);
  const queryClient = useQueryClient();
  const [record, setRecord] = useState(() => gateRecords.read(name));
  const answer = useQuery(gatePassQuery({ token, secret: record?.secret ?? null }));
  const failure = answer.error ? ApiError.from(answer.error) : null;
  const isUnknown = failure?.status === 401;
  const pass = isUnknown ? undefined : (answer.data ?? record?.pass);
  const { data, dataUpdatedAt } = answer;
  // By each answer: the clock may be wrong before Start, and put right after it.
  const clockAhead = data ? aheadBy(data, dataUpdatedAt) : (record?.clockAhead ?? 0);
  const now = useNow(SECOND_MS) + clockAhead;
  const state = pass && stateAt(pass, now);
  const isOver = isUnknown || (state !== undefined && OVER.has(state));

  const keep = (secret: string, newPass: GatePass) => {
    const kept = { secret, pass: newPass, clockAhead: aheadBy(newPass, Date.now()) };
    gateRecords.write(name, kept);
    setRecord(kept);
  };

  const secret = record?.secret;
  // Its hours may have moved with the event.
  useEffect(() => {
    if (data && secret) gateRecords.write(name, { secret, pass: data, clockAhead });
  }, [data, secret, name, clockAhead]);

  useEffect(() => void eraseEndedLinks(Date.now()), []);
  useEffect(() => {
    if (!isOver) return;
    queryClient.removeQueries({ queryKey: ['door'] });
    void eraseGuests(name);
  }, [isOver, name, queryClient]);

  const start = useCall(
    async () => {
      // An answer to an earlier question would say that nobody has started.
      await queryClient.cancelQueries({ queryKey: GATE_QUERY });
      // Kept before it is sent: if the answer gets lost, the next press brings the same one.
      const ownSecret = secret ?? newSecret();
      if (!secret && pass) keep(ownSecret, pass);
      const started = await startAtGate({ token, secret: ownSecret });
      keep(ownSecret, started);
      queryClient.setQueryData(GATE_QUERY, started);
    },
    startFailedMessage,
    { onFailed: () => void answer.refetch() },
  );

  return {
    secret,
    pass,
    state,
    isUnknown,
    start,
    hasFailed: failure !== null,
    isFetching: answer.isFetching,
    refetch: answer.refetch,
    /** The API's last answer, in milliseconds since 1970. */
    answeredAt: answer.dataUpdatedAt,
    isOffline: answer.failureReason !== null && ApiError.from(answer.failureReason).isUnreachable,
  };
}

/** How far the API's clock is ahead of this device's, in milliseconds, by an answer and when it came here. */
const aheadBy = ({ now }: GatePass, cameAt: number) => Date.parse(now) - cameAt;

/** The end comes by the clock, also without the API. */
function stateAt(pass: GatePass, now: number): GatePass['state'] {
  const hasEnded = Date.parse(pass.ends_at) <= now;
  return hasEnded && !OVER.has(pass.state) ? 'ended' : pass.state;
}
