import * as RadixDialog from '@radix-ui/react-dialog';
import { keyframes, styled } from 'styled-components';
import { mediaUp, theme } from '../../theme/theme';

const widths = { sm: '28rem', md: '36rem', lg: '48rem' };

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; translate: 0 1.5rem; }
`;

// `scroll-padding` keeps a focused field from ending up behind the footer.
export const Overlay = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  display: grid;
  align-items: end;
  justify-items: center;
  padding-top: ${theme.space[10]};
  background: ${theme.color.overlay};
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-bottom: 9rem;
  animation: ${fade} ${theme.motion.base};

  ${mediaUp('sm')} {
    align-items: center;
    padding: ${theme.space[6]};
  }
`;

export const Panel = styled(RadixDialog.Content)<{ $size: keyof typeof widths }>`
  position: relative;
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl} ${theme.radius.xl} 0 0;
  box-shadow: ${theme.shadow.lg};
  animation: ${rise} ${theme.motion.slow} ${theme.motion.ease};

  &:focus-visible {
    outline: none;
  }

  ${mediaUp('sm')} {
    border-radius: ${theme.radius.xl};
  }
`;

export const Title = styled(RadixDialog.Title)`
  padding: ${theme.space[6]} ${theme.space[16]} 0 ${theme.space[6]};
  font-size: ${theme.fontSize.xl};
`;

export const Close = styled(RadixDialog.Close)`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[3]};
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.control};
  height: ${theme.size.control};
  padding: 0;
  background: none;
  border: 0;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.textMuted};
  cursor: pointer;

  &:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.text};
  }

  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[6]};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Description = styled(RadixDialog.Description)`
  color: ${theme.color.textMuted};
`;

// The footer looks like a ticket stub, with a dashed line above. It is sticky in long dialogs so that the buttons stay visible,
// except on screens too low for it. An alert has a line of its own above them. From `sm` up it covers the overlay's padding
// down to the edge of the screen.
export const Footer = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[6]} ${theme.space[6]};
  background: ${theme.color.surfaceRaised};
  border-top: 2px dashed ${theme.color.border};

  > [role='alert'] {
    order: 1;
  }

  @media (min-height: 36rem) {
    position: sticky;
    bottom: 0;
  }

  ${mediaUp('sm')} {
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: end;
    padding-bottom: ${theme.space[5]};
    border-radius: 0 0 ${theme.radius.xl} ${theme.radius.xl};
    bottom: calc(-1 * ${theme.space[6]});

    > [role='alert'] {
      order: -1;
      flex: 1 0 100%;
    }
  }
`;
