import type { ReactNode } from 'react';
import { styled, theme } from '@nzuko/shared-ui';

/** A tab's header: the page's `h1`, a subtitle and actions. */
export function TabHeader({
  title,
  subtitle,
  actions,
}: {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Root>
      <Words>
        <h1>{title}</h1>
        {subtitle ? <p>{subtitle}</p> : null}
      </Words>
      {actions}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[4]};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  min-width: 0;

  h1 {
    font-size: ${theme.fontSize['2xl']};
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
