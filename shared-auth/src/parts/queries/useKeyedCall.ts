import { useRef } from 'react';

import { isUndecided } from './keyedRetry';
import { newRequestKey } from './requestKey';

/** Where a key outlives the page: beside the draft of what is sent with it, so that both go together. */
interface KeptKey {
  /** Asked before each call: the key goes with a draft that is discarded. */
  read: () => string | undefined;
  /** Undefined removes it. */
  keep: (key: string | undefined) => void;
}

/**
 * Makes calls with a key, and with the same one until the API has said what became of it: a press after a lost answer can't do
 * the work twice. With `kept`, neither can one after a reload. Rejects as the call does.
 */
export function useKeyedCall(kept?: KeptKey) {
  // The key, or that there is none, where it isn't kept: storage may be blocked.
  const own = useRef<{ key: string | undefined }>(null);
  const read = () => (own.current ? own.current.key : kept?.read());
  const change = (next: string | undefined) => {
    kept?.keep(next);
    own.current = kept && kept.read() === next ? null : { key: next };
  };
  return {
    call: async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
      const sent = read() ?? newRequestKey();
      // Before it is sent: the page may be gone before the answer comes.
      change(sent);
      try {
        const answer = await send(sent);
        change(undefined);
        return answer;
      } catch (error) {
        if (!isUndecided(error)) change(undefined);
        throw error;
      }
    },
    /** Whether the next call gets the key of the last one. */
    isUnanswered: () => read() !== undefined,
  };
}
