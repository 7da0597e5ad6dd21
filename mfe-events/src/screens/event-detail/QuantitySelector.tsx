import { purchaseLimits } from '@nzuko/contract';
import { useId } from 'react';
import { Minus, Plus } from '@nzuko/shared-ui/icons';
import { IconButton, styled, theme } from '@nzuko/shared-ui';

interface QuantitySelectorProps {
  quantity: number;
  max: number;
  hint?: string;
  onChange: (quantity: number) => void;
}

/** Selects a number of tickets from 1 to `max` with two buttons. */
export function QuantitySelector({ quantity, max, hint, onChange }: QuantitySelectorProps) {
  const id = useId();
  const { minimum } = purchaseLimits.quantity;
  // Not `disabled`: at its limit, a button would lose the focus.
  const step = (by: 1 | -1) => {
    const next = quantity + by;
    const isAllowed = next >= minimum && next <= max;
    return {
      'aria-disabled': !isAllowed || undefined,
      onClick: () => (isAllowed ? onChange(next) : undefined),
    };
  };
  return (
    <Root role="group" aria-labelledby={`${id}-label`}>
      <div>
        <Label id={`${id}-label`}>Number of tickets</Label>
        {hint ? <Hint>{hint}</Hint> : null}
      </div>
      <Stepper>
        <IconButton label="Remove one ticket" icon={<Minus size={20} />} {...step(-1)} />
        <Value aria-live="polite">{quantity}</Value>
        <IconButton label="Add one ticket" icon={<Plus size={20} />} {...step(1)} />
      </Stepper>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
`;

const Label = styled.p`
  font-weight: ${theme.weight.semibold};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.pill};
`;

const Value = styled.output`
  min-width: 2.5ch;
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.weight.bold};
  text-align: center;
`;
