import { doorScanLimits } from '@nzuko/contract';
import { memo, useRef, useState, type FormEvent } from 'react';
import { Button, Field, styled, theme } from '@nzuko/shared-ui';

interface ManualEntryProps {
  onScan: (text: string) => Promise<void>;
  isBusy: boolean;
}

/** Ticket numbers typed, pasted or sent by a hand scanner that acts as a keyboard. */
export const ManualEntry = memo(function ManualEntry({ onScan, isBusy }: ManualEntryProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const handleSubmit = async (submit: FormEvent) => {
    submit.preventDefault();
    if (isBusy) return;
    const field = input.current;
    const text = field?.value ?? '';
    if (text.trim() === '') {
      setError('Type the number on the ticket');
      return;
    }
    await onScan(text);
    if (field) field.value = '';
    // Ready for the next ticket. Asked again, a field that has the focus would have the page laid out again.
    if (document.activeElement !== field) field?.focus();
  };
  return (
    <Root noValidate onSubmit={(submit) => void handleSubmit(submit)}>
      <Field
        ref={input}
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
      <Button type="submit" loading={isBusy}>
        Check In
      </Button>
    </Root>
  );
});

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[3]};

  > button {
    margin-top: 1.9rem;
  }
`;
