import { useId, type ReactNode } from 'react';
import { loneLink, styled, theme } from '@nzuko/shared-ui';

/** A titled section of a tab; `aside` goes at the end of the title's line. */
export function TabSection({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Line>
        <h2 id={id}>{title}</h2>
        {aside}
      </Line>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.fontSize.xl};
  }

  > a {
    ${loneLink}
  }
`;
