import { useRef } from 'react';
import { CloudOff, Radio } from '@nzuko/shared-ui/icons';
import type { ApiError } from '@nzuko/shared-auth';
import { Button, styled, theme } from '@nzuko/shared-ui';
import { useKeptFocus } from '@nzuko/shared-ui/parts';

import { useOnLine } from '../useOnLine';
import { clockText } from './clockText';

interface BoardStatusProps {
  answeredAt: number | undefined;
  error: ApiError | undefined;
  timezone: string;
  onRetry: () => void;
}

/** Says whether the board is live or, if not, since when it is out of date. */
export function BoardStatus({ answeredAt, error, timezone, onRetry }: BoardStatusProps) {
  const root = useRef<HTMLDivElement>(null);
  // The button goes once the board is live again.
  useKeptFocus(root, root);
  const isOnLine = useOnLine();
  const isLive = isOnLine && !error;
  const since = answeredAt && clockText(answeredAt, timezone);
  return (
    <Root ref={root} $isLive={isLive}>
      {isLive ? <Radio size={20} /> : <CloudOff size={20} />}
      <span role="status">
        {isLive ? (
          <strong>Live</strong>
        ) : (
          <>
            <strong>Out of date</strong> since {since}. We keep trying to connect.
          </>
        )}
      </span>
      {isLive ? null : (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          Try Now
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div<{ $isLive: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  background: ${({ $isLive }) => ($isLive ? theme.color.surface : theme.color.warning)};
  border: 1px solid ${({ $isLive }) => ($isLive ? theme.color.border : theme.color.warningLine)};
  border-radius: ${theme.radius.lg};
  color: ${({ $isLive }) => ($isLive ? theme.color.text : theme.color.onWarning)};

  > span {
    flex: 1 1 12rem;
  }
`;
