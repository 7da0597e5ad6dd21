import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readTicketCode, tidyTicketNumber } from '@nzuko/contract/text';
import { ApiError } from '@nzuko/shared-auth';
import { createStore } from '@nzuko/shared-ui';

import type { DoorList, DoorScan } from '../../../api/doorApi';
import { DOOR_ANSWER_MS } from '../../../constants';
import { scanFailure } from '../../../messages/doorMessages';
import type { DoorAccess } from './doorAccess';
import { answerOf, notATicketAnswer, PASSES, type DoorAnswer } from './doorAnswers';
import { judgeOffline } from './judgeOffline';
import { localMoves } from './localMoves';
import { deviceId, newId, type LoggedScan } from './scanLog';
import { isNoTicket } from './ticketCode';
import { useDoorList } from './useDoorList';
import { useOnLine } from './useOnLine';
import { useScanLog } from './useScanLog';
import { useSendQueue } from './useSendQueue';
import { useStand } from './useStand';

/** Judges scans at an event's door: with the API if it is reachable, else with the saved list. */
export function useDoor(access: DoorAccess) {
  const { eventId } = access;
  const queryClient = useQueryClient();
  const doorList = useDoorList(access);
  const { list, answeredAt, askedAt } = doorList;
  const stand = useStand(access, list);
  /** The list after which a scan got no answer. Not the time of that scan, since the clock may be put back. */
  const [lostAfter, setLostAfter] = useState<number>();
  // Scans in line behind it are judged before it is rendered.
  const newestLoss = useRef(lostAfter);
  const newestList = () => queryClient.getQueryState(access.listQuery.queryKey)?.dataUpdatedAt ?? 0;
  const isOnLine = useOnLine();
  const isOffline = !isOnLine || doorList.isUnreachable || lostAfter === answeredAt;
  const log = useScanLog(access);
  const queue = useSendQueue(access, log, { isOffline, answeredAt });
  // Not a state of the whole scanner, which a phone would take longer to render than the answer.
  const [answers] = useState(() => createStore<Answers>(() => ({})));
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const { prune } = log;
  useEffect(() => {
    if (askedAt !== undefined) prune(askedAt);
  }, [askedAt, prune]);

  /** Judges by the saved list; queues an admission for the API. */
  const scanOffline = async (scan: DoorScan, saved: DoorList): Promise<DoorAnswer> => {
    const { outcome, answer: judged } = await judgeOffline(
      scan.ticket_number,
      saved,
      localMoves(log.read()),
      { ...stand, isEarlyOk: scan.early_ok !== false },
    );
    if (outcome === 'too_early') return { ...judged, early: scan.ticket_number };
    if (!PASSES.has(outcome)) return judged;
    const admission = { ...logged(scan), let_in: outcome !== 'left' };
    log.put(admission);
    return { ...judged, admission };
  };

  const scanOnline = async (scan: DoorScan): Promise<DoorAnswer | null> => {
    try {
      const [verdict] = await access.sync(deviceId(), [scan], { timeout: DOOR_ANSWER_MS });
      if (!verdict) return null;
      const admission = PASSES.has(verdict.outcome)
        ? { ...logged(scan), sent: true, sentAt: Date.now() }
        : undefined;
      if (admission) log.put(admission);
      void queryClient.invalidateQueries({ queryKey: ['attendees', eventId] });
      const early = verdict.outcome === 'too_early' ? scan.ticket_number : undefined;
      return { ...answerOf(verdict, scan.ticket_number), admission, early };
    } catch (error) {
      const failure = ApiError.from(error);
      if (failure.isUnreachable) {
        newestLoss.current = newestList();
        setLostAfter(newestLoss.current);
        return null;
      }
      return { tone: 'red', ...scanFailure(failure), isOffline: false };
    }
  };

  const judge = async (text: string, isEarlyOk: boolean): Promise<DoorAnswer> => {
    if (isNoTicket(text)) {
      const answer = notATicketAnswer(text);
      answers.setState({ answer });
      return answer;
    }
    const newScan: DoorScan = {
      id: newId(),
      ticket_number: text.trim(),
      scanned_at: new Date().toISOString(),
      let_in: false,
      ...(stand.gate && { gate_id: stand.gate.id }),
      ...(stand.direction === 'out' && { direction: 'out' }),
      // An API of an earlier version takes no such field, and its list has no threshold.
      ...(list && list.rules.early_minutes > 0 && { early_ok: isEarlyOk }),
    };
    // An unsent admission is only known on this device.
    const hasUnsentAdmission = log
      .read()
      .some((each) => isSame(each, newScan) && !each.sent && !each.undone);
    const isAsking = !isOffline && newestLoss.current !== newestList() && !hasUnsentAdmission;
    // The list on the device answers at once: showing that it is asked would only delay the answer by a frame.
    if (isAsking) setBusy(true);
    const online = isAsking ? await scanOnline(newScan) : null;
    const result = online ?? (list ? await scanOffline(newScan, list) : noListAnswer);
    answers.setState({ answer: result });
    if (isAsking) setBusy(false);
    return result;
  };

  // Sequential: the next code may be scanned before a slow network has answered the first.
  const scan = (text: string, isEarlyOk = false): Promise<DoorAnswer> => {
    const next = running.current.then(() => judge(text, isEarlyOk));
    running.current = next.catch(() => undefined);
    return next;
  };

  /** Undoes an admission or exit; like any unsent scan, it is sent as soon as the API is reachable. */
  const undo = (admission: LoggedScan) => {
    // Scans that are no longer kept are in the list.
    const { sentAt } = log.read().find(({ id }) => id === admission.id) ?? { sentAt: 0 };
    log.put({ ...admission, undone: true, sent: false, sentAt });
    const answer: DoorAnswer = {
      tone: 'amber',
      ...(admission.direction === 'out'
        ? { title: 'Check-out undone', detail: `Ticket ${admission.number} is inside again.` }
        : {
            title: 'Check-in undone',
            detail: `Ticket ${admission.number} is no longer checked in.`,
          }),
      isOffline,
    };
    answers.setState({ answer });
  };

  return { ...doorList, isOffline, log, stand, queue, answers, isBusy, scan, undo };
}

/** The answer to the last scan. */
export interface Answers {
  answer?: DoorAnswer;
}

export type Door = ReturnType<typeof useDoor>;

const numberOf = (text: string) => readTicketCode(text)?.ticketNumber ?? tidyTicketNumber(text);

const isSame = (known: LoggedScan, scan: DoorScan) => known.number === numberOf(scan.ticket_number);

const logged = (scan: DoorScan): LoggedScan => ({
  ...scan,
  number: numberOf(scan.ticket_number),
  undone: false,
  sent: false,
});

const noListAnswer: DoorAnswer = {
  tone: 'red',
  title: 'You’re offline with no saved list',
  detail: 'This device hasn’t saved this event’s list yet. It will as soon as you’re online.',
  isOffline: true,
};
