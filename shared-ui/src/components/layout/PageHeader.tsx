import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** `eyebrow` is the small line above the title; `actions` go to its right, or below it on small screens. */
export interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  eyebrow?: ReactNode;
  actions?: ReactNode;
}

/** A screen's header with its only `h1`. */
export function PageHeader({ title, subtitle, eyebrow, actions }: PageHeaderProps) {
  return (
    <Root>
      <Words>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <h1>{title}</h1>
        {subtitle ? <Subtitle>{subtitle}</Subtitle> : null}
      </Words>
      {actions ? <Actions>{actions}</Actions> : null}
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[6]};
`;

const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
`;

const Eyebrow = styled.p`
  color: ${theme.color.primaryText};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;
`;

const Subtitle = styled.p`
  max-width: 38rem;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.lg};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
