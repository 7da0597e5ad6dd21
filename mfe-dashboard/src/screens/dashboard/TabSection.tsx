import { useId, useRef, type ReactNode } from 'react';
import { loneLink, styled, theme } from '@nzuko/shared-ui';

import { useKeptFocus } from './useKeptFocus';

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
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(root, heading);
  return (
    <Root ref={root} aria-labelledby={id}>
      <Line>
        <h2 ref={heading} id={id}>
          {title}
        </h2>
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
