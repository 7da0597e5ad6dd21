import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from '../../parts/icons/icons';
import { theme } from '../../theme/theme';
import { Button } from '../button/Button';
import { StateBox } from './StateBox';

/** `onRetry` adds Try Again; `errorId` is shown so that users can report it; `actions` go next to Try Again. */
export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  errorId?: string;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Replaces content that failed to load; announced at once. */
export function ErrorState({
  title,
  children,
  errorId,
  onRetry,
  retrying = false,
  retryLabel = 'Try Again',
  actions,
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root role="alert">
      <CircleAlert size={32} />
      <Heading>{title}</Heading>
      {children ? <Text>{children}</Text> : null}
      {onRetry || actions ? (
        <Actions>
          {onRetry ? (
            <Button onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          ) : null}
          {actions}
        </Actions>
      ) : null}
      {errorId ? <Code>Error id: {errorId}</Code> : null}
    </Root>
  );
}

const Root = styled(StateBox)`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};

  > svg {
    color: ${theme.color.dangerText};
  }
`;

const Text = styled.div`
  max-width: min(100%, 30rem);
  color: ${theme.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`;

const Code = styled.p`
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.sm};
  color: ${theme.color.textMuted};
`;
