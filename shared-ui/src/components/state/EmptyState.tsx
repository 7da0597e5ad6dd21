import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { StateBox } from './StateBox';
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

const Root = styled(StateBox)`
  border: 2px dashed ${theme.color.border};

  > svg {
    color: ${theme.color.primaryText};
  }
`;

const Text = styled.div`
  max-width: min(100%, 26rem);
  color: ${theme.color.textMuted};
`;
