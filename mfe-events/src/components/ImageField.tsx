import { useId, useRef, useState, type ChangeEvent } from 'react';
import { ImagePlus, Trash } from '@nzuko/shared-ui/icons';
import { Button, ShowPicture, useHeldPicture } from '@nzuko/shared-ui';

import {
  Actions,
  Drop,
  ErrorText,
  FileName,
  Hint,
  Label,
  Picker,
  PickerLabel,
  Preview,
  Root,
} from './ImageField.styles';

interface ImageFieldProps {
  label: string;
  hint: string;
  /** Alt text of the preview. */
  previewAlt: string;
  accept: string;
  /** Shows the whole picture instead of cropping it to a banner. */
  whole?: boolean;
  /** Why a file is rejected; undefined if it is valid. */
  problemOf: (file: File) => string | undefined;
  /** Said of a file that turns out to be no picture. */
  brokenMessage: string;
  /** The chosen file; it may have been chosen on an earlier page load. */
  file: File | null;
  /** URL of the picture, chosen or saved. */
  previewUrl: string | undefined;
  /** The server's error for the picture. */
  error?: string;
  onChange: (file: File | null) => void;
}

/** Image picker: validates and previews a file right away; the file is only sent with the form. */
export function ImageField({
  label,
  hint,
  previewAlt,
  accept,
  whole = false,
  problemOf,
  brokenMessage,
  file,
  previewUrl,
  error,
  onChange,
}: ImageFieldProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { isHeld, show, shownProps } = useHeldPicture(previewUrl);
  const shownError = problem ?? error;

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (found) event.target.value = '';
    onChange(found ? null : chosen);
  };
  const handleBroken = () => {
    // One that is saved already may have failed to arrive.
    if (!file) return;
    if (inputRef.current) inputRef.current.value = '';
    setProblem(brokenMessage);
    onChange(null);
  };
  const handleRemove = () => {
    if (inputRef.current) inputRef.current.value = '';
    // The pressed button is gone, and the focus with it.
    inputRef.current?.focus();
    setProblem(undefined);
    onChange(null);
  };

  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Hint id={`${id}-hint`}>{hint}</Hint>
      <Drop>
        {previewUrl && isHeld ? (
          <ShowPicture name={previewAlt} onShow={show} />
        ) : previewUrl ? (
          <Preview
            {...shownProps}
            src={previewUrl}
            alt={previewAlt}
            $whole={whole}
            onError={handleBroken}
          />
        ) : (
          <ImagePlus size={32} />
        )}
        <Actions>
          <Picker>
            <input
              ref={inputRef}
              id={id}
              type="file"
              accept={accept}
              aria-invalid={shownError ? true : undefined}
              aria-describedby={
                shownError ? `${id}-hint ${id}-file ${id}-error` : `${id}-hint ${id}-file`
              }
              onChange={handleChange}
            />
            <PickerLabel aria-hidden>Choose Image</PickerLabel>
          </Picker>
          <FileName id={`${id}-file`}>{file?.name}</FileName>
          {file ? (
            <Button
              variant="ghost"
              size="sm"
              startIcon={<Trash size={16} />}
              onClick={handleRemove}
            >
              Remove Image
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
