import type { ReactNode } from 'react';
import { Badge, styled, theme } from '@nzuko/shared-ui';

interface MessageItemProps {
  subject: string;
  message: string;
  /** The sender or number of recipients, and the date. */
  line: string;
  isNew?: boolean;
  onOpen?: () => void;
  /** Below it, whether it is expanded or not. */
  children?: ReactNode;
}

/** A message that expands in place. */
export function MessageItem({
  subject,
  message,
  line,
  isNew = false,
  onOpen,
  children,
}: MessageItemProps) {
  return (
    <Root>
      <details onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}>
        <Head>
          <Subject $isNew={isNew}>{subject}</Subject>
          {isNew ? <Badge tone="primary">New</Badge> : null}
          <Line>{line}</Line>
        </Head>
        <Text>{message}</Text>
      </details>
      {children}
    </Root>
  );
}

const Root = styled.div`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  &:has(> details[open]) {
    border-color: ${theme.color.primaryText};
  }
`;

const Head = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${theme.color.neutralSoft};
  }
`;

const Subject = styled.span<{ $isNew: boolean }>`
  font-family: ${theme.font.display};
  font-size: ${theme.fontSize.lg};
  font-weight: ${({ $isNew }) => ($isNew ? theme.weight.bold : theme.weight.semibold)};
  overflow-wrap: anywhere;
`;

const Line = styled.span`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
`;

const Text = styled.p`
  max-width: 70ch;
  padding: 0 ${theme.space[5]} ${theme.space[5]};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
