import { useRef } from 'react';

import { isUndecided } from './keyedRetry';
import { newRequestKey } from './requestKey';

/**
 * Makes calls with a key, and with the same one until the API has said what became of it: a press after a lost answer can't do
 * the work twice. Rejects as the call does.
 */
export function useKeyedCall() {
  const key = useRef<string>(undefined);
  return {
    call: async <Answer>(send: (key: string) => Promise<Answer>): Promise<Answer> => {
      key.current ??= newRequestKey();
      try {
        const answer = await send(key.current);
        key.current = undefined;
        return answer;
      } catch (error) {
        if (!isUndecided(error)) key.current = undefined;
        throw error;
      }
    },
    /** Whether the next call gets the key of the last one. */
    isUnanswered: () => key.current !== undefined,
  };
}
