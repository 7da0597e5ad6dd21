import { ticketTypeLabels } from '@nzuko/contract';
import { Button, EmptyState, VisuallyHidden } from '@nzuko/shared-ui';

import type { Gate } from '../../../../api/doorApi';
import { ActionRow } from '../../../../components/ActionRow';
import { RowList } from '../../../../components/RowList';

interface GateListProps {
  gates: readonly Gate[];
  isRemoving: boolean;
  onEdit: (gate: Gate) => void;
  onRemove: (gate: Gate) => void;
}

/** An event's gates, and who goes in there. */
export function GateList({ gates, isRemoving, onEdit, onRemove }: GateListProps) {
  if (gates.length === 0) {
    return (
      <EmptyState title="No gates yet" headingLevel={3}>
        With gates, each entrance has its own count, and can be limited to certain tickets.
      </EmptyState>
    );
  }
  return (
    <RowList aria-label="Gates">
      {gates.map((gate) => (
        <ActionRow
          key={gate.id}
          actions={
            <>
              <Button size="sm" variant="secondary" onClick={() => onEdit(gate)}>
                Edit…<VisuallyHidden> {gate.name}</VisuallyHidden>
              </Button>
              <Button
                size="sm"
                variant="secondary"
                unavailable={isRemoving}
                onClick={() => onRemove(gate)}
              >
                Remove…<VisuallyHidden> {gate.name}</VisuallyHidden>
              </Button>
            </>
          }
        >
          <strong>{gate.name}</strong>
          <p>{gateText(gate)}</p>
        </ActionRow>
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
