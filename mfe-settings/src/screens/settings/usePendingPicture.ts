import { profilePictureMessages } from '@nzuko/contract';
import { useEffect, useRef, useState } from 'react';

import { pictureProblem } from '../../messages/pictureProblem';

interface Pending {
  file: File;
  /** Object URL of the file, for the preview. */
  url: string;
}

/** The picture that is chosen but not saved yet. Spec section 4, "Profile save". */
export function usePendingPicture() {
  const inputRef = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (pending) return () => URL.revokeObjectURL(pending.url);
  }, [pending]);

  // Emptied, so that choosing the same file again fires a change event.
  const emptyInput = () => {
    if (inputRef.current) inputRef.current.value = '';
  };

  return {
    /** For the hidden file input. */
    inputRef,
    file: pending?.file ?? null,
    previewUrl: pending?.url ?? null,
    /** Why the last file was ignored, or null. */
    problem,
    setProblem,
    /** Accepts a file, or ignores it and sets `problem`. */
    choose(file: File) {
      const found = pictureProblem(file);
      setProblem(found);
      if (found) emptyInput();
      else setPending({ file, url: URL.createObjectURL(file) });
    },
    /** Ignores the file after all, which turned out to be no picture. */
    refuseBroken() {
      if (!pending) return;
      setPending(null);
      setProblem(profilePictureMessages.invalid);
      emptyInput();
    },
    /** Clears the file once it is saved; one that was chosen meanwhile stays. */
    clearSaved(saved: File | null) {
      setPending((now) => (now?.file === saved ? null : now));
      emptyInput();
    },
    /** Restores the saved picture. */
    discard() {
      setPending(null);
      setProblem(null);
      emptyInput();
    },
  };
}

/** The result of `usePendingPicture`. */
export type PendingPicture = ReturnType<typeof usePendingPicture>;
