import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import { Button } from 'shared-ui';

import { Actions, Drop, ErrorText, Hint, Label, Preview, Root } from './ImageField.styles';

interface ImageFieldProps {
  label: string;
  hint: string;
  /** What the preview shows, for who does not see it. */
  previewAlt: string;
  accept?: string;
  /** Pictures that are shown whole, not cut to a banner. */
  whole?: boolean;
  /** Why a file cannot be taken; undefined when it can. */
  problemOf: (file: File) => string | undefined;
  /** The address of the chosen picture, to be shown. */
  previewUrl: string | undefined;
  /** False for a picture that was not chosen here. */
  canRemove?: boolean;
  /** What the server said of the picture. */
  error?: string;
  onChange: (file: File | null) => void;
}

/** The choice of a picture, checked at once and shown at once; nothing is sent before the form is. */
export function ImageField({
  label,
  hint,
  previewAlt,
  accept = 'image/*',
  whole = false,
  problemOf,
  previewUrl,
  canRemove = true,
  error,
  onChange,
}: ImageFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const shownError = problem ?? error;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    const found = problemOf(file);
    setProblem(found);
    if (found) event.target.value = '';
    onChange(found ? null : file);
  };
  const handleRemove = () => {
    if (inputRef.current) inputRef.current.value = '';
    setProblem(undefined);
    onChange(null);
  };

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Drop>
        {previewUrl ? (
          <Preview src={previewUrl} alt={previewAlt} $whole={whole} />
        ) : (
          <ImagePlus size={32} aria-hidden />
        )}
        <Actions>
          <input
            ref={inputRef}
            id={id}
            type="file"
            accept={accept}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={shownError ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={handleChange}
          />
          {previewUrl && canRemove ? (
            <Button
              variant="ghost"
              size="sm"
              startIcon={<Trash2 size={16} aria-hidden />}
              onClick={handleRemove}
            >
              Remove image
            </Button>
          ) : null}
        </Actions>
      </Drop>
      <ErrorText id={`${id}-error`} aria-live="polite">
        {shownError}
      </ErrorText>
    </Root>
  );
}

/** The local address of a chosen file, for as long as it is chosen. */
export function useFileUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address is a resource that must be given back
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
