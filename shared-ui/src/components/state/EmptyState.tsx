import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { TicketOutline } from './TicketOutline';

/** `icon` replaces the ticket; `headingLevel` 2 unless told; `action` is a button or link. */
export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** What a list shows when it has nothing: why, and what to do next. */
export function EmptyState({ title, children, icon, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root>
      {icon ?? <TicketOutline />}
      <Heading>{title}</Heading>
      {children ? <Text>{children}</Text> : null}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} ${theme.space[6]};
  border: 2px dashed ${theme.color.border};
  border-radius: ${theme.radius.lg};
  text-align: center;

  > svg {
    color: ${theme.color.primaryText};
  }

  h1,
  h2,
  h3 {
    font-size: ${theme.fontSize.xl};
  }
`;

const Text = styled.div`
  max-width: 26rem;
  color: ${theme.color.textMuted};
`;
