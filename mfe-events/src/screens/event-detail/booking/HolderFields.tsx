import { ticketHolderLimits } from '@nzuko/contract';
import { useState } from 'react';
import { Field } from '@nzuko/shared-ui';

import { Holder, Holders } from './BookingDialog.styles';
import { holderErrors, type HolderValues } from './holderRules';

interface HolderFieldsProps {
  holders: HolderValues[];
  showsAllErrors: boolean;
  onChange: (row: number, change: Partial<HolderValues>) => void;
}

/** A name and an email for each ticket; tickets left blank are the buyer's. */
export function HolderFields({ holders, showsAllErrors, onChange }: HolderFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return (
    <Holders>
      {holders.map((holder, row) => {
        const errors = holderErrors(holder);
        const propsOf = (field: keyof HolderValues) => {
          const name = `holders.${row}.${field}`;
          return {
            name,
            value: holder[field],
            error: errors[field],
            touched: showsAllErrors || left.has(name),
            onBlur: () => setLeft((before) => new Set(before).add(name)),
          };
        };
        return (
          <Holder key={row}>
            <legend>Ticket {row + 1}</legend>
            <Field
              {...propsOf('name')}
              label="Name"
              autoComplete="off"
              maxLength={ticketHolderLimits.name.maxLength}
              onChange={(change) => onChange(row, { name: change.target.value })}
            />
            <Field
              {...propsOf('email')}
              label="Email"
              type="email"
              autoComplete="off"
              onChange={(change) => onChange(row, { email: change.target.value })}
            />
          </Holder>
        );
      })}
    </Holders>
  );
}
