import { useState } from 'react';

/** Copies secrets to the clipboard, and says whether it worked. */
export function useCopy() {
  const [copied, setCopied] = useState<'done' | 'failed' | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      // Refused, or missing on plain HTTP.
      setCopied('failed');
    }
  };
  return { copied, copy, reset: () => setCopied(null) };
}
