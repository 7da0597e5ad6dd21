import { useRef, type ChangeEvent } from 'react';
import { ImageUp } from '@nzuko/shared-ui/icons';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the shared code.
import { Button, type ButtonProps } from '@nzuko/shared-ui';

interface PhotoButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'loading' | 'aria-label'
> {
  /** Media types, with commas. */
  accept: string;
  children: string;
  onChoose: (file: File) => void;
}

/** A button that lets one choose a picture, and hands it over at once. */
export function PhotoButton({ accept, children, onChoose, ...look }: PhotoButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (chosen) onChoose(chosen);
    // Choosing the same file again must try again.
    target.value = '';
  };
  return (
    <div>
      <Button {...look} startIcon={<ImageUp size={16} />} onClick={() => inputRef.current?.click()}>
        {children}
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        aria-label={look['aria-label'] ?? children}
        hidden
        onChange={handleChoose}
      />
    </div>
  );
}
