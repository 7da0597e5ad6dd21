import { useEffect, useState } from 'react';
import { ApiError } from '@nzuko/shared-auth';

import { nextBoard, type DoorBoard } from '../../../../api/gatesApi';
import { BOARD_PAUSE_MS } from '../../../../constants';

interface BoardState {
  board?: DoorBoard;
  /** When the API answered last, in milliseconds since 1970. */
  answeredAt?: number;
  /** Why it stopped answering; we keep asking unless it has refused. */
  error?: ApiError;
}

/** Refusals: asking again changes nothing. */
const isFinal = ({ status }: ApiError) => status === 401 || status === 403 || status === 404;

/**
 * The live board: the API holds each request until something changes, and this asks again at once. `again` asks without waiting, and
 * keeps what is shown.
 */
export function useBoard(eventId: number) {
  const [state, setState] = useState<BoardState>({});
  const [round, setRound] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isStopped = () => signal.aborted;
    const follow = async () => {
      let seen: string | undefined;
      while (!isStopped()) {
        try {
          const board = await nextBoard(eventId, seen, signal);
          // Without news it has waited long enough, or may not be held: too many are waiting.
          const pause = board.version === seen ? BOARD_PAUSE_MS : 0;
          seen = board.version;
          setState({ board, answeredAt: Date.now() });
          await sleep(Math.max(pause, board.ask_again_ms), signal);
        } catch (cause) {
          if (isStopped()) return;
          const error = ApiError.from(cause);
          // Whoever may no longer see the board keeps nothing of it.
          setState((before) => (isFinal(error) ? { error } : { ...before, error }));
          if (isFinal(error)) return;
          await sleep(BOARD_PAUSE_MS, signal);
        }
      }
    };
    void follow();
    return () => stop.abort();
  }, [eventId, round]);

  return {
    ...state,
    again: () => {
      setState((before) => (before.board ? before : {}));
      setRound((count) => count + 1);
    },
  };
}

/** Ends early when it is aborted. */
const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
