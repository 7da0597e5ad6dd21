import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mediaTouch, theme } from '../../theme/theme';

/** A native checkbox's props; `children` is its label, `hint` a line below it. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
  hint?: ReactNode;
}

/** A labelled native checkbox. */
export function Checkbox({ children, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <Root>
      <Box
        {...rest}
        id={inputId}
        type="checkbox"
        aria-describedby={hint ? `${inputId}-hint` : undefined}
      />
      <label htmlFor={inputId}>{children}</label>
      {hint ? <Hint id={`${inputId}-hint`}>{hint}</Hint> : null}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${theme.space[3]};
  min-height: 2rem;

  ${mediaTouch} {
    label {
      padding-block: 0.625rem;
    }
  }
`;

const Box = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  accent-color: ${theme.color.primary};
  cursor: pointer;
`;

const Hint = styled.p`
  grid-column: 2;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;
