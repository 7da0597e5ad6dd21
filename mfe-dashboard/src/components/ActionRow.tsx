import type { ReactNode } from 'react';
import { styled, theme } from '@nzuko/shared-ui';

interface ActionRowProps {
  /** Lines: what the row is about as RowTitle or `strong`, more of it as paragraphs. */
  children: ReactNode;
  /** Buttons, at its end or, on a narrow screen, below. */
  actions?: ReactNode;
}

/** A framed row of a RowList, and what one can do with it. */
export function ActionRow({ children, actions }: ActionRowProps) {
  return (
    <Row>
      <Lines>{children}</Lines>
      {actions ? <Actions>{actions}</Actions> : null}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
`;

const Lines = styled.div`
  display: grid;
  flex: 1 1 16rem;
  gap: ${theme.space[1]};
  min-width: 0;
  overflow-wrap: anywhere;

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** A row's first line, where a badge or a figure stands beside its name. */
export const RowTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
