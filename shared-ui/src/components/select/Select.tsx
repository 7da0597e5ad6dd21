import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { ChevronDown } from '../../parts/icons/icons';
import { theme } from '../../theme/theme';
import { controlStyle } from '../field/controlStyle';

/** One choice of a select. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** A native select's props; `options` in order, `placeholder` as an empty first choice. */
export interface SelectProps extends ComponentPropsWithRef<'select'> {
  options?: readonly SelectOption[];
  placeholder?: string;
}

/** A styled native select; pass `options`, or `<option>` children. */
export function Select({ options = [], placeholder, children, ...rest }: SelectProps) {
  return (
    <Root>
      <Native {...rest}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
        {children}
      </Native>
      <Arrow size={18} />
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: block;
`;

const Native = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: ${theme.space[10]};
  text-overflow: ellipsis;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  top: calc(50% - 9px);
  right: ${theme.space[3]};
  pointer-events: none;
`;
