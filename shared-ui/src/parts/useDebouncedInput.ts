import { useEffect, useRef, type ChangeEvent } from 'react';

/** How long the keys must have rested. Spec section 9. */
export const SEARCH_DEBOUNCE_MS = 300;

/**
 * An input whose text is told `SEARCH_DEBOUNCE_MS` after the last key, trimmed. The input keeps its own text, so that an
 * answer on its way never takes back what was typed meanwhile; it follows `value` when that changes from elsewhere, as by
 * the browser's back.
 */
export function useDebouncedInput(value: string, onChange: (value: string) => void) {
  const inputRef = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  const latest = useRef(onChange);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    clearTimeout(timer.current);
    if (inputRef.current) inputRef.current.value = value;
  }, [value]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    clearTimeout(timer.current);
    const text = inputRef.current?.value.trim() ?? '';
    if (text === told.current) return;
    told.current = text;
    latest.current(text);
  };

  const handleChange = (_event: ChangeEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, SEARCH_DEBOUNCE_MS);
  };

  return {
    inputProps: { ref: inputRef, defaultValue: value, onChange: handleChange },
    tellNow: tell,
  };
}
