import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { conflictHandlingLimits } from '@nzuko/contract';
import { useCall } from '@nzuko/shared-auth/queries';
import {
  Badge,
  Banner,
  Button,
  Dialog,
  Field,
  styled,
  theme,
  TicketNumber,
  VisuallyHidden,
} from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import { doorConflictsQuery, handleConflict, type DoorConflict } from '../../../api/doorApi';
import { handleFailedMessage } from '../../../messages/doorMessages';
import { answerLooks } from './doorAnswers';
import { deviceId } from './scanLog';

interface ConflictRowProps {
  conflict: DoorConflict;
  eventId: number;
  timezone: string;
}

/** Somebody who was let in by mistake, and who on the team dealt with it. */
export function ConflictRow({ conflict, eventId, timezone }: ConflictRowProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [note, setNote] = useState('');
  const refresh = () => queryClient.invalidateQueries(doorConflictsQuery(eventId));
  const call = useCall(() => handleConflict(eventId, conflict.id, note), handleFailedMessage, {
    onDone: refresh,
    // Perhaps somebody else was first.
    onFailed: () => void refresh(),
  });
  const handleDone = () => {
    setAsking(false);
    call.run();
  };
  const name = conflict.name ?? 'Unknown holder';
  const { handled_by: handledBy, handled_at: handledAt, handled_note: handledNote } = conflict;
  return (
    <Row $isOpen={handledAt === null}>
      <strong>{name}</strong>
      <Badge tone={handledAt === null ? 'warning' : 'neutral'}>
        {answerLooks[conflict.outcome].title}
      </Badge>
      <TicketNumber>{conflict.ticket_number}</TicketNumber>
      <p>
        Let in {momentText(conflict.scanned_at, timezone)} by {conflict.scanned_by},{' '}
        {deviceText(conflict.device_id)}. {conflict.detail}
        {firstText(conflict)}
      </p>
      {handledAt === null ? (
        <Button
          size="sm"
          variant="secondary"
          loading={call.isRunning}
          onClick={() => setAsking(true)}
        >
          Mark as Handled
          <VisuallyHidden>
            : {name}, {conflict.ticket_number}
          </VisuallyHidden>
        </Button>
      ) : (
        <p>
          Handled by {handledBy}, {momentText(handledAt, timezone)}.
          {handledNote ? ` “${handledNote}”` : ''}
        </p>
      )}
      {call.failure ? (
        <Banner tone="error" onDismiss={call.reset}>
          {call.failure}
        </Banner>
      ) : null}
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Have you dealt with ${name}?`}
        description="Your team will see that you did, and when."
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button onClick={handleDone}>Mark as Handled</Button>
          </>
        }
      >
        <Field
          name="note"
          label="Note"
          hint="Optional: what you found out, for your team."
          autoComplete="off"
          maxLength={conflictHandlingLimits.note.maxLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Dialog>
    </Row>
  );
}

const deviceText = (id: string) =>
  id === deviceId() ? 'this device' : `device ${id.slice(0, 4).toUpperCase()}`;

const firstText = ({ checked_in_device_id: first }: DoorConflict) =>
  first ? ` That was ${deviceText(first)}.` : '';

const Row = styled.li<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${({ $isOpen }) => ($isOpen ? theme.color.warningLine : theme.color.border)};
  border-radius: ${theme.radius.lg};

  > p {
    flex-basis: 100%;
    color: ${theme.color.textMuted};
  }
`;
