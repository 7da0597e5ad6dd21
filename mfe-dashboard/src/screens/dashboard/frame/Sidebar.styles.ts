import { css, Link, mediaDown, mediaUp, styled, theme } from '@nzuko/shared-ui';

import { headerHeight } from './DashboardFrame.styles';

// As high as the row of tabs on small screens, so that the page stays where it is when the menu leaves its flow.
export const Root = styled.aside`
  min-width: 0;
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.border};

  ${mediaUp('md')} {
    border-bottom: 0;
    border-right: 1px solid ${theme.color.border};
  }

  ${mediaDown('md')} {
    min-height: calc(${theme.size.control} + 2 * ${theme.space[2]} + 1px);
  }
`;

// On small screens the menu opens right below the header, however far the page is scrolled.
const openMenu = css`
  ${mediaDown('md')} {
    position: fixed;
    inset: ${headerHeight.phone} 0 auto;
    z-index: calc(${theme.z.sticky} - 1);
    max-height: calc(100dvh - ${headerHeight.phone});
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.lg};
    overflow-y: auto;
  }
`;

export const Pane = styled.div<{ $isOpen: boolean }>`
  ${({ $isOpen }) => $isOpen && openMenu}

  ${mediaUp('md')} {
    position: sticky;
    top: ${headerHeight.wide};
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${theme.space[6]};
    height: calc(100dvh - ${headerHeight.wide});
    padding: ${theme.space[5]} ${theme.space[3]};
    overflow-y: auto;
  }
`;

// The padding is for the keyboard: a browser leaves a link where it is if a part of it can be seen within.
export const TabList = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0;
  list-style: none;

  ${mediaDown('md')} {
    position: relative;
    display: flex;
    padding: ${theme.space[2]} ${theme.space[3]};
    overflow-x: auto;
    scroll-padding-inline: 8rem;
    scrollbar-width: none;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: ${theme.color.neutralSoft};
    color: ${theme.color.text};
  }

  &[aria-current] {
    background: ${theme.color.surfaceInverse};
    color: ${theme.color.textInverse};
  }

  &[aria-current] svg {
    color: ${theme.color.accent};
  }

  svg {
    flex: none;
  }
`;

export const TabLink = styled(Link)`
  ${line}

  ${mediaDown('md')} {
    border-radius: ${theme.radius.pill};
  }
`;

// Collapsed on small screens until the menu button opens it.
export const Extras = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: ${theme.space[1]};

  ${mediaUp('md')} {
    padding-top: ${theme.space[4]};
    border-top: 2px dashed ${theme.color.border};
  }

  ${mediaDown('md')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
    border-top: 2px dashed ${theme.color.border};
  }
`;

export const ExtraButton = styled.button`
  ${line}
`;

export const UnreadCount = styled.span`
  min-width: 1.5rem;
  margin-left: auto;
  padding: 0 ${theme.space[2]};
  background: ${theme.color.accent};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.onAccent};
  font-size: ${theme.fontSize.sm};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
