import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@nzuko/shared-ui/parts';

/** The typed text, and the trimmed search text, which follows after 300 ms without typing. */
export function useSearchText() {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, settled: text.trim() === '' ? '' : settled };
}
