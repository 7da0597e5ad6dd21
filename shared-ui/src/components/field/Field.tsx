import { useId, type ComponentProps, type ElementType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { TextInput } from '../text-input/TextInput';

/** The attributes that connect a control to its field's label and messages. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldOwnProps {
  name: string;
  label: ReactNode;
  /** Shown once `touched` is true, or if `touched` is omitted. */
  error?: string;
  touched?: boolean;
  hint?: ReactNode;
  required?: boolean;
  /** Goes at the end of the label's line, such as a character count or a link. */
  aside?: ReactNode;
  id?: string;
}

type OwnKeys = keyof FieldOwnProps | 'as' | 'children';

/** The field's own props plus those of the control `as` (default `TextInput`); or `children`, a function that renders the control. */
export type FieldProps<Control extends ElementType> = FieldOwnProps & {
  as?: Control;
  children?: (control: FieldControl) => ReactNode;
} & Omit<ComponentProps<Control>, OwnKeys>;

/** Label, required mark, control, hint and error, wired up for assistive technology. Formik's field props can be spread into it. */
export function Field<Control extends ElementType = typeof TextInput>({
  name,
  label,
  error,
  touched = true,
  hint,
  required = false,
  aside,
  id,
  as,
  children,
  ...rest
}: FieldProps<Control>) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const shownError = touched && error ? error : undefined;
  const describedBy = [shownError && `${controlId}-error`, hint && `${controlId}-hint`];
  const control: FieldControl = {
    id: controlId,
    name,
    'aria-invalid': shownError ? true : undefined,
    // Not the native `required`: the browser's validation would run before the form's.
    'aria-required': required || undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
  const Control: ElementType = as ?? TextInput;
  return (
    <Root>
      <Line>
        <Label htmlFor={controlId}>
          {label}
          {required ? <Mark aria-hidden> *</Mark> : null}
        </Label>
        {aside ? <Aside>{aside}</Aside> : null}
      </Line>
      {children ? children(control) : <Control {...rest} {...control} />}
      {hint ? <Hint id={`${controlId}-hint`}>{hint}</Hint> : null}
      <ErrorText id={`${controlId}-error`} aria-live="polite">
        {shownError}
      </ErrorText>
    </Root>
  );
}

// `minmax(0, …)`: a date input's natural width is wider than a narrow screen.
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
`;

const Label = styled.label`
  font-weight: ${theme.weight.semibold};
`;

const Mark = styled.span`
  color: ${theme.color.dangerText};
`;

const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
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
