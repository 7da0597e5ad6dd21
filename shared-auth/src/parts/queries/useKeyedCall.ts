import { useRef, useState } from 'react';

import { isUndecided } from './keyedRetry';
import { newRequestKey } from './requestKey';

/** Where a key outlives the page: beside the draft of what is sent with it, so that both go together. */
interface KeptKey {
  read: () => string | undefined;
  /** Undefined removes it. */
  keep: (key: string | undefined) => void;
}

/**
 * Makes calls with a key, and with the same one until the API has said what became of it: a press after a lost answer can't do
 * the work twice. With `kept`, neither can one after a reload. Rejects as the call does.
 */
export function useKeyedCall(kept?: KeptKey) {
  const [first] = useState(() => kept?.read());
  const key = useRef(first);
  const change = (next: string | undefined) => {
    key.current = next;
    kept?.keep(next);
  };
  return {
    call: async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
      const sent = key.current ?? newRequestKey();
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
    isUnanswered: () => key.current !== undefined,
  };
}
