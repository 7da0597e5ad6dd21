import { styled, theme } from '@nzuko/shared-ui';

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-width: 0;
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

// Large enough to scan from a phone's screen.
export const Code = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[3]};

  > :first-child {
    width: min(100%, 16rem);
    aspect-ratio: 1;
  }

  > :last-child {
    white-space: normal;
  }

  @container (min-width: 30rem) {
    > :first-child {
      width: 13rem;
    }
  }
`;

export const Stub = styled.p`
  font-weight: ${theme.weight.medium};

  @container (min-width: 30rem) {
    width: 10rem;
  }
`;

export const Deadline = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  font-weight: ${theme.weight.semibold};

  span {
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.medium};
  }

  @container (min-width: 30rem) {
    width: 10rem;
  }
`;
