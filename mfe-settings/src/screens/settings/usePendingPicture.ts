import { useEffect, useRef, useState } from 'react';

import { pictureProblem } from '../../messages/pictureProblem';

interface Pending {
  file: File;
  /** A local address of the file, for the preview. */
  url: string;
}

/** A picture that was chosen and not saved yet. Spec section 4, "Profile save". */
export function usePendingPicture() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (pending) return () => URL.revokeObjectURL(pending.url);
  }, [pending]);

  // Emptied, so that choosing the same file once more is a change again.
  const emptyInput = () => {
    if (inputRef.current) inputRef.current.value = '';
  };

  return {
    /** For the hidden file input. */
    inputRef,
    file: pending?.file ?? null,
    previewUrl: pending?.url ?? null,
    /** The sentence about the last file that was ignored, or null. */
    problem,
    setProblem,
    /** Takes a file, or ignores it and says why. */
    choose(file: File) {
      const found = pictureProblem(file);
      setProblem(found);
      if (found) emptyInput();
      else setPending({ file, url: URL.createObjectURL(file) });
    },
    /** Goes back to the saved picture. */
    discard() {
      setPending(null);
      setProblem(null);
      emptyInput();
    },
  };
}

/** The state behind the picture section. */
export type PendingPicture = ReturnType<typeof usePendingPicture>;
