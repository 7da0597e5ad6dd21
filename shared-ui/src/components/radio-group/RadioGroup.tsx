import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** One choice, shown as a card. */
export interface RadioOption {
  value: string;
  label: string;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

/** `name`, `value`, `onChange`, `onBlur`, `error` and `touched` match formik's. */
export interface RadioGroupProps {
  name: string;
  label: ReactNode;
  options: readonly RadioOption[];
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  error?: string;
  touched?: boolean;
  required?: boolean;
}

/** Native radio buttons in a labelled group, each shown as a card. */
export function RadioGroup({
  name,
  label,
  options,
  value,
  error,
  touched = true,
  required = false,
  ...handlers
}: RadioGroupProps) {
  const id = useId();
  const shownError = touched && error ? error : undefined;
  return (
    <Root
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={shownError ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={shownError ? `${id}-error` : undefined}
    >
      <Legend id={`${id}-label`}>
        {label}
        {required ? <Mark aria-hidden> *</Mark> : null}
      </Legend>
      <Options>
        {options.map((option) => (
          <Option key={option.value} htmlFor={`${id}-${option.value}`}>
            <input
              {...handlers}
              id={`${id}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-labelledby={`${id}-${option.value}-label`}
              aria-describedby={option.description ? `${id}-${option.value}-text` : undefined}
            />
            {option.icon}
            <OptionText>
              <OptionLabel id={`${id}-${option.value}-label`}>{option.label}</OptionLabel>
              {option.description ? (
                <Description id={`${id}-${option.value}-text`}>{option.description}</Description>
              ) : null}
            </OptionText>
          </Option>
        ))}
      </Options>
      <ErrorText id={`${id}-error`} aria-live="polite">
        {shownError}
      </ErrorText>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Legend = styled.div`
  font-weight: ${theme.weight.semibold};
`;

const Mark = styled.span`
  color: ${theme.color.dangerText};
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[3]};
`;

const Option = styled.label`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.color.surfaceRaised};
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.md};
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.text};
  }

  &:has(:checked) {
    background: ${theme.color.primarySoft};
    color: ${theme.color.onPrimarySoft};
    border-color: ${theme.color.primaryText};
    box-shadow: inset 0 0 0 1px ${theme.color.primaryText};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    translate: 0 0.15rem;
    accent-color: ${theme.color.primaryText};
    outline: none;
  }
`;

// Large text on a phone goes below the icon.
const OptionText = styled.span`
  flex: 1;
  min-width: min(100%, 4.5rem);
  overflow-wrap: anywhere;
`;

const OptionLabel = styled.span`
  display: block;
  font-weight: ${theme.weight.semibold};
`;

const Description = styled.span`
  display: block;
  font-size: ${theme.fontSize.sm};
`;

// When empty it takes no space but stays rendered: a live region must exist before its text changes.
const ErrorText = styled.p`
  color: ${theme.color.dangerText};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};

  &:empty {
    position: absolute;
  }
`;
