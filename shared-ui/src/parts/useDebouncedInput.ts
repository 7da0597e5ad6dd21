import { useEffect, useRef, type ChangeEvent } from 'react';

/** Spec section 9. */
export const SEARCH_DEBOUNCE_MS = 300;

/**
 * State for an input that reports its trimmed text `SEARCH_DEBOUNCE_MS` after the last key. The input keeps its own text, so
 * a late response never overwrites newer typing; it follows `value` when that changes elsewhere, such as on the browser's
 * Back. `onText`, which must be stable, is told each text at once: for a list that is already there.
 */
export function useDebouncedInput(
  value: string,
  onChange: (value: string) => void,
  onText?: (text: string) => void,
) {
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
    onText?.(value);
  }, [value, onText]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = () => {
    clearTimeout(timer.current);
    const text = inputRef.current?.value.trim() ?? '';
    if (text === told.current) return;
    told.current = text;
    latest.current(text);
  };

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onText?.(target.value);
    clearTimeout(timer.current);
    timer.current = setTimeout(tell, SEARCH_DEBOUNCE_MS);
  };

  return {
    inputProps: { ref: inputRef, defaultValue: value, onChange: handleChange },
    tellNow: tell,
  };
}
