import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from 'shared-ui/parts';

/** What is typed, and what of it is searched for: the same, trimmed, once the keys have rested for 300 ms. */
export function useSearchText() {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, settled: text.trim() === '' ? '' : settled };
}
