import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { TicketOutline } from './TicketOutline';

/** `icon` replaces the ticket; `headingLevel` defaults to 2; `action` is a button or link. */
export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Replaces an empty list: says why it is empty and what to do next. */
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
  grid-template-columns: minmax(0, 1fr);
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
    max-width: 100%;
    font-size: ${theme.fontSize.xl};
  }
`;

const Text = styled.div`
  max-width: min(100%, 26rem);
  color: ${theme.color.textMuted};
`;
