import { mediaDown, mediaUp, pageGutter, styled, theme } from '@nzuko/shared-ui';

// A container, because its rem is the page's font size: a media query doesn't notice larger text that a style sheet sets.
// The page's scroll padding keeps content from ending up under the bar. The bar's own controls are always in sight: without
// the margin, focusing one of them would scroll the page.
export const Bar = styled.header<{ $scrolled: boolean }>`
  position: sticky;
  top: 0;
  container-type: inline-size;
  z-index: ${theme.z.sticky};
  background: ${({ $scrolled }) => ($scrolled ? theme.color.surface : 'transparent')};
  border-bottom: 1px solid ${({ $scrolled }) => ($scrolled ? theme.color.border : 'transparent')};
  box-shadow: ${({ $scrolled }) => ($scrolled ? theme.shadow.sm : 'none')};
  transition:
    background-color ${theme.motion.base},
    border-color ${theme.motion.base};

  a,
  button {
    scroll-margin-top: calc(-1 * ${theme.space[24]});
  }

  @media print {
    display: none;
  }
`;

export const Inner = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space[6]};
  max-width: ${theme.size.wide};
  min-height: 4.25rem;
  margin: 0 auto;
  padding: 0 ${pageGutter};

  > a {
    display: inline-flex;
    align-items: center;
    min-width: ${theme.size.control};
    min-height: ${theme.size.control};
    text-decoration: none;
  }

  ${mediaDown('md')} {
    gap: ${theme.space[3]};
  }

  @container (width < 22rem) {
    flex-wrap: wrap;

    > a svg + svg {
      display: none;
    }
  }
`;

/** Hides the menu's parts once the bar has room for the links, which with more than three takes a wider screen. */
export const menuOnly = `
  ${mediaUp('md')} {
    header:not(:has(nav li:nth-child(4))) & {
      display: none;
    }
  }

  ${mediaUp('lg')} {
    display: none;
  }
`;

export const Links = styled.ul`
  display: flex;
  gap: ${theme.space[1]};

  &,
  li {
    min-width: 0;
  }

  a {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text};
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }

  a:hover {
    background: ${theme.color.neutralSoft};
  }

  a[aria-current='page'] {
    color: ${theme.color.primaryText};
    font-weight: ${theme.weight.semibold};
  }

  ${mediaDown('md')} {
    display: none;
  }

  ${mediaDown('lg')} {
    &:has(li:nth-child(4)) {
      display: none;
    }
  }
`;

// The link is wider than its text in either font, so nothing moves when the font loads. With text so large that there is no
// room for it, the menu's Sign In leads there.
export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  margin-left: auto;

  a {
    white-space: nowrap;
  }

  > a:not(.wide) {
    min-width: 7.75rem;
  }

  ${mediaDown('md')} {
    gap: ${theme.space[1]};

    .wide {
      display: none;
    }
  }

  @container (width < 19.5rem) {
    > a:not(.wide) {
      display: none;
    }
  }
`;

export const Toggle = styled.div`
  ${menuOnly}
`;
