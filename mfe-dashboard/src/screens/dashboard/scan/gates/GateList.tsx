import { ticketTypeLabels } from '@nzuko/contract';
import { Button, EmptyState, styled, theme, VisuallyHidden } from '@nzuko/shared-ui';

import type { Gate } from '../../../../api/doorApi';
import { RowList } from '../../../../components/RowList';

interface GateListProps {
  gates: readonly Gate[];
  onEdit: (gate: Gate) => void;
  onRemove: (gate: Gate) => void;
}

/** An event's gates, and who goes in there. */
export function GateList({ gates, onEdit, onRemove }: GateListProps) {
  if (gates.length === 0) {
    return (
      <EmptyState title="No gates yet" headingLevel={3}>
        With gates, each entrance has its own count, and can take certain tickets only.
      </EmptyState>
    );
  }
  return (
    <RowList aria-label="Gates">
      {gates.map((gate) => (
        <Row key={gate.id}>
          <div>
            <strong>{gate.name}</strong>
            <p>{gateText(gate)}</p>
          </div>
          <Actions>
            <Button size="sm" variant="secondary" onClick={() => onEdit(gate)}>
              Edit…<VisuallyHidden> {gate.name}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="secondary" onClick={() => onRemove(gate)}>
              Remove…<VisuallyHidden> {gate.name}</VisuallyHidden>
            </Button>
          </Actions>
        </Row>
      ))}
    </RowList>
  );
}

function gateText({ ticket_types: types, has_exit: hasExit }: Gate): string {
  const who = types
    ? `${types.map((type) => ticketTypeLabels[type]).join(' and ')} tickets only`
    : 'All tickets';
  return hasExit ? `${who}. People are scanned as they leave, too.` : `${who}.`;
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

  > div:first-child {
    display: grid;
    flex: 1 1 16rem;
    gap: ${theme.space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

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
