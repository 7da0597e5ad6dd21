import { styled, theme } from '@nzuko/shared-ui';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-width: 0;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const Title = styled.h3`
  font-size: ${theme.fontSize.xl};
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Lines = styled.div`
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

export const Proof = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  img {
    width: 4rem;
  }
`;

export const Number = styled.p`
  display: grid;

  span:first-child {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.xs};
    font-weight: ${theme.weight.semibold};
  }

  span:last-child {
    white-space: normal;
  }
`;

// All stubs have the same width, so that a list's perforations line up.
const sideBySide = '@container (min-width: 30rem)';

export const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[3]};

  ${sideBySide} {
    width: 10rem;
  }

  > :first-child {
    width: min(100%, 9rem);
    aspect-ratio: 1;
  }
`;

export const NoCode = styled.p`
  ${sideBySide} {
    width: 10rem;
  }

  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.weight.medium};
`;
