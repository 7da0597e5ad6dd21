import { css, mediaUp, styled, theme } from '@nzuko/shared-ui';

export type Variant = 'picture' | 'date' | 'line';

interface Look {
  $variant: Variant;
}

// Not the window's width: beside a sidebar, a row has less, and with larger text, it needs more.
const narrow = '@container (width < 27rem)';
const narrowest = '@container (width < 10rem)';

const box = css`
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  &:hover {
    border-color: ${theme.color.primaryText};
  }

  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    row-gap: ${theme.space[2]};
  }

  ${narrowest} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const rows = {
  picture: css`
    ${box}
    padding: ${theme.space[3]} ${theme.space[5]} ${theme.space[3]} ${theme.space[3]};
  `,
  date: css`
    ${box}
    padding: ${theme.space[4]};
  `,
  line: css`
    grid-template-columns: 1fr auto;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding-block: ${theme.space[5]};

    &:hover a {
      color: ${theme.color.primaryText};
    }

    ${mediaUp('md')} {
      grid-template-columns: 10rem 1fr auto;
    }

    ${mediaUp('lg')} {
      grid-template-columns: 11rem 1fr 9rem 7rem;
    }
  `,
};

export const Root = styled.article`
  container-type: inline-size;
`;

export const Row = styled.div<Look>`
  position: relative;
  display: grid;
  align-items: center;
  ${({ $variant }) => rows[$variant]}
`;

const leads = {
  picture: css`
    width: 7rem;
    aspect-ratio: 4 / 3;
    border-radius: ${theme.radius.md};
    overflow: hidden;

    ${narrow} {
      width: min(5rem, 25vw);
    }
  `,
  date: '',
  line: css`
    font-family: ${theme.font.mono};
    font-size: ${theme.fontSize.sm};
  `,
};

export const Lead = styled.div<Look>`
  ${({ $variant }) => leads[$variant]}
`;

// The words of a line stand in its columns.
export const Words = styled.div<Look>`
  display: ${({ $variant }) => ($variant === 'line' ? 'contents' : 'block')};
  min-width: 0;
`;

/** So that one long text doesn't push the other rows away. */
const clamp = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  overflow-wrap: anywhere;
`;

const boxTitle = css`
  ${clamp(3)}
  font-size: ${theme.fontSize.lg};

  a::after {
    border-radius: ${theme.radius.lg};
  }
`;

const titles = {
  picture: boxTitle,
  date: boxTitle,
  line: css`
    grid-column: 1 / -1;
    font-size: ${theme.fontSize['2xl']};
    font-weight: ${theme.weight.black};
    letter-spacing: ${theme.tracking.tight};

    ${mediaUp('md')} {
      grid-column: auto;
    }
  `,
};

// The link is stretched over the row: all of it is clickable, but only the title is read out.
export const Title = styled.h3<Look>`
  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.sm};
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  ${({ $variant }) => titles[$variant]}
`;

const boxLine = css`
  ${clamp(2)}
  font-size: ${theme.fontSize.sm};
`;

const lines = {
  picture: boxLine,
  date: boxLine,
  line: css`
    ${mediaUp('md')} {
      grid-area: 2 / 2;
    }

    ${mediaUp('lg')} {
      grid-area: auto;
    }
  `,
};

export const Line = styled.p<Look>`
  color: ${theme.color.textMuted};
  ${({ $variant }) => lines[$variant]}
`;

const boxEnd = css`
  span {
    white-space: normal;
  }

  ${narrow} {
    grid-column: 2;
    justify-items: start;
    justify-self: start;
    text-align: start;
  }

  ${narrowest} {
    grid-column: 1;
  }
`;

const ends = {
  picture: css`
    display: grid;
    gap: ${theme.space[2]};
    justify-items: end;
    text-align: end;
    ${boxEnd}
    font-family: ${theme.font.display};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.weight.bold};
  `,
  date: css`
    display: flex;
    min-width: 0;
    ${boxEnd}
  `,
  line: css`
    font-family: ${theme.font.mono};
    font-weight: ${theme.weight.semibold};
    text-align: right;
  `,
};

export const End = styled.div<Look>`
  ${({ $variant }) => ends[$variant]}
`;
