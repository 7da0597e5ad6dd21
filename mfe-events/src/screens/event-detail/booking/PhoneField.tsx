import { purchaseLimits } from '@nzuko/contract';
import { useEffect, useRef } from 'react';
import { Field } from '@nzuko/shared-ui';

interface PhoneFieldProps {
  phone: string;
  /** The server's: it knows the numbers of every country, which this page is too small for. */
  error: string | undefined;
  onChange: (phone: string) => void;
}

/** Where the organizer can reach the buyer; optional. */
export function PhoneField({ phone, error, onChange }: PhoneFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) frame.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div ref={frame}>
      <Field
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label="Phone number (optional)"
        hint="Only for the organizer, to reach you about this event, such as a last-minute change."
        maxLength={purchaseLimits.phone.maxLength}
        value={phone}
        error={error}
        onChange={(change) => onChange(change.target.value)}
      />
    </div>
  );
}
