import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { css, keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';

const unfold = keyframes`
  from { opacity: 0; translate: 0 -0.375rem; }
`;

/** Between the edges of a phone. */
const room = `calc(100vw - ${theme.space[6]})`;

export const Panel = styled(RadixMenu.Content)`
  z-index: ${theme.z.menu};
  display: grid;
  min-width: min(14rem, ${room});
  max-width: min(20rem, ${room});
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space[2]};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  box-shadow: ${theme.shadow.lg};
  overflow-y: auto;
  animation: ${unfold} ${theme.motion.base} ${theme.motion.ease};
`;

export const Header = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  border-bottom: 2px dashed ${theme.color.border};
  margin-bottom: ${theme.space[2]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.md};
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    background: ${theme.color.neutralSoft};
    outline: none;
  }
  &[data-highlighted]:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }

  > svg {
    flex: none;
  }
`;

export const Item = styled(RadixMenu.Item)<{ $tone: 'default' | 'danger' }>`
  ${line}
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.dangerText : theme.color.text)};
`;

export const RadioItem = styled(RadixMenu.RadioItem)`
  ${line}

  > span {
    margin-left: auto;
    color: ${theme.color.primaryText};
  }
`;

export const Label = styled(RadixMenu.Label)`
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[1]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
`;

export const Separator = styled(RadixMenu.Separator)`
  height: 1px;
  margin: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.border};
`;
