import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Eye, EyeOff } from '../../parts/icons/icons';
import { theme } from '../../theme/theme';
import { TextInput } from '../text-input/TextInput';

/** A native input's props except `type`. */
export type PasswordInputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

/**
 * A password input with a Show password button and a hint while Caps Lock is on. `data-button` names the button where a
 * form has several: not with the field's label, which would then lead to the button too.
 */
export function PasswordInput({ onKeyUp, onKeyDown, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Root>
      <Input
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        onKeyDown={(event) => {
          noteCapsLock(event);
          onKeyDown?.(event);
        }}
        onKeyUp={(event) => {
          noteCapsLock(event);
          onKeyUp?.(event);
        }}
      />
      <Toggle
        type="button"
        aria-label={(rest as { 'data-button'?: string })['data-button'] ?? 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={20} /> : <Eye size={20} />}
      </Toggle>
      <CapsLock role="status">{capsLock ? 'Caps Lock is on' : null}</CapsLock>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Input = styled(TextInput)`
  padding-right: ${theme.space[12]};
`;

const Toggle = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }
`;

// When empty it takes no space but stays rendered: a live region must exist before its text changes.
const CapsLock = styled.p`
  padding-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  &:empty {
    position: absolute;
  }
`;
