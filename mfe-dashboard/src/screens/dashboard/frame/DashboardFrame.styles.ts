import { mediaDown, mediaUp, styled, theme } from '@nzuko/shared-ui';

/** As high as what is in it, for what is placed below it. */
export const headerHeight = { phone: '7.375rem', wide: '4.5rem' };

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr;
  min-height: 100dvh;

  ${mediaUp('md')} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.z.sticky};
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: auto auto 1fr auto;
  align-items: center;
  gap: ${theme.space[2]} min(${theme.space[4]}, 3vw);
  padding: ${theme.space[2]} clamp(${theme.space[3]}, 2vw, ${theme.space[6]});
  min-height: ${headerHeight.phone};
  background: ${theme.color.surface};
  border-bottom: 1px solid ${theme.color.border};

  ${mediaUp('md')} {
    grid-template-columns: 13rem minmax(0, 34rem) 1fr;
    min-height: ${headerHeight.wide};
  }
`;

export const Toggle = styled.div`
  ${mediaUp('md')} {
    display: none;
  }
`;

// Where large text leaves no room for the word beside the mark, it wraps out of sight instead of shrinking to a dash.
export const Home = styled.div`
  min-width: 0;

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.size.control};
    text-decoration: none;
  }

  a > span {
    flex-wrap: wrap;
    height: 2rem;
    overflow: hidden;
  }
`;

export const Content = styled.div`
  justify-self: center;
  width: 100%;
  min-width: 0;
  max-width: ${theme.size.wide};
  padding: clamp(${theme.space[5]}, 3vw, ${theme.space[10]});

  ${mediaDown('md')} {
    padding: ${theme.space[5]} ${theme.space[4]} ${theme.space[12]};
  }
`;
