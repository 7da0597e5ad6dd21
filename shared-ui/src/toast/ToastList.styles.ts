import * as RadixToast from '@radix-ui/react-toast';
import { keyframes, styled } from 'styled-components';
import { mediaTouch, mediaUp, theme } from '../theme/theme';

const arrive = keyframes`
  from { opacity: 0; translate: 0 -0.75rem; }
`;

const leave = keyframes`
  to { opacity: 0; translate: 1.5rem 0; }
`;

const swipeOut = keyframes`
  to { transform: translateX(110%); }
`;

export const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.z.toast};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  width: 100%;
  max-width: 420px;
  max-height: 100dvh;
  margin-inline: auto;
  padding: ${theme.space[4]};
  list-style: none;
  overflow: hidden auto;
  pointer-events: none;

  ${mediaUp('sm')} {
    inset: auto 0 0 auto;
    flex-direction: column-reverse;
  }

  @media print {
    display: none;
  }
`;

export const Item = styled(RadixToast.Root)<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 3rem 1fr auto;
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border: 1px solid
    ${({ $destructive }) => ($destructive ? theme.color.errorLine : theme.color.border)};
  border-radius: ${theme.radius.md};
  box-shadow: ${theme.shadow.lg};
  overflow: hidden;
  pointer-events: auto;

  &[data-state='open'] {
    animation: ${arrive} ${theme.motion.slow} ${theme.motion.ease};
  }
  &[data-state='closed'] {
    animation: ${leave} ${theme.motion.base} ease-in forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform ${theme.motion.base} ${theme.motion.ease};
  }
  &[data-swipe='end'] {
    animation: ${swipeOut} ${theme.motion.fast} ease-out forwards;
  }
`;

export const Mark = styled.span<{ $destructive: boolean }>`
  display: grid;
  place-items: center;
  background: ${({ $destructive }) => ($destructive ? theme.color.error : theme.color.primarySoft)};
  color: ${({ $destructive }) => ($destructive ? theme.color.onError : theme.color.onPrimarySoft)};
  border-right: 2px dashed
    ${({ $destructive }) => ($destructive ? theme.color.errorLine : theme.color.border)};
`;

export const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Title = styled(RadixToast.Title)`
  font-weight: ${theme.weight.semibold};
`;

export const Description = styled(RadixToast.Description)`
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
`;

export const Action = styled(RadixToast.Action)`
  min-height: 2rem;
  padding: 0 ${theme.space[3]};
  background: none;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.semibold};
  cursor: pointer;

  &:hover {
    background: ${theme.color.surfaceSunken};
  }

  ${mediaTouch} {
    min-height: ${theme.size.control};
  }
`;

export const Close = styled(RadixToast.Close)`
  display: grid;
  place-items: center;
  align-self: start;
  width: ${theme.size.control};
  height: ${theme.size.control};
  background: none;
  border: 0;
  border-radius: ${theme.radius.md};
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${theme.color.text};
  }
`;
