import { doorScanLimits } from '@nzuko/contract';
import { memo, useState, type FormEvent, type RefObject } from 'react';
import { Button, Field, Spinner, styled, theme } from '@nzuko/shared-ui';

interface ManualEntryProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onScan: (text: string) => Promise<void>;
  /** People leave here. */
  isExit: boolean;
  isBusy: boolean;
}

/** Ticket numbers typed, pasted or sent by a hand scanner that acts as a keyboard. */
export const ManualEntry = memo(function ManualEntry({
  inputRef,
  onScan,
  isExit,
  isBusy,
}: ManualEntryProps) {
  const [error, setError] = useState<string>();

  const handleSubmit = (submit: FormEvent) => {
    submit.preventDefault();
    const field = inputRef.current;
    const text = field?.value ?? '';
    if (text.trim() === '') {
      // A second press, or the line feed that some scanners send after Enter, isn't a mistake.
      if (!isBusy) setError('Type the number on the ticket');
      return;
    }
    // Ready for the next ticket at once: a hand scanner types it whether or not this one has been answered.
    if (field) field.value = '';
    // Asked again, a field that has the focus would have the page laid out again.
    if (document.activeElement !== field) field?.focus();
    void onScan(text);
  };
  return (
    <Root noValidate onSubmit={handleSubmit}>
      <Field
        ref={inputRef}
        name="ticket_number"
        label="Ticket number"
        placeholder="TKT-4F7K-9QXM-2RBD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={doorScanLimits.ticket_number.maxLength}
        error={error}
        onChange={() => setError(undefined)}
      />
      {/* Not `loading`, which would ignore the next ticket's Enter. */}
      <Button
        type="submit"
        aria-busy={isBusy || undefined}
        startIcon={isBusy ? <Spinner size="1.1em" /> : undefined}
      >
        {isExit ? 'Check Out' : 'Check In'}
      </Button>
    </Root>
  );
});

// The button stands beside its field, below the line of the label, also when an error follows the field.
const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};

  > button {
    margin-top: calc(${theme.fontSize.md} * ${theme.lineHeight.normal} + ${theme.space[2]});
  }
`;
