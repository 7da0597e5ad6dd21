import { purchaseLimits } from '@nzuko/contract';
import { useState } from 'react';
import { Field } from '@nzuko/shared-ui';

import { phoneError } from './phoneRules';

interface PhoneFieldProps {
  phone: string;
  showsError: boolean;
  onChange: (phone: string) => void;
}

/** Where the organizer can reach the buyer; optional. */
export function PhoneField({ phone, showsError, onChange }: PhoneFieldProps) {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <Field
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label="Phone number (optional)"
      hint="Only for the organizer, to reach you about this event, such as a last-minute change."
      maxLength={purchaseLimits.phone.maxLength}
      value={phone}
      error={phoneError(phone)}
      touched={showsError || isLeft}
      onBlur={() => setIsLeft(true)}
      onChange={(change) => onChange(change.target.value)}
    />
  );
}
