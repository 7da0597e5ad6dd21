import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { Badge, styled, theme, TicketNumber } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import { doorConflictsQuery, type DoorConflict } from '../../../api/doorApi';
import { LoadError } from '../../../components/LoadError';
import { RowList } from '../../../components/RowList';
import { conflictsFailedMessage } from '../../../messages/doorMessages';
import { TabSection } from '../TabSection';
import { answerLooks } from './doorAnswers';
import { deviceId } from './scanLog';

/** People admitted twice or wrongly while a device was offline; renders nothing if there are none. */
export function DoorConflicts({ eventId, timezone }: { eventId: number; timezone: string }) {
  const { data, error, isFetching, refetch } = useQuery(doorConflictsQuery(eventId));
  // When offline, the door already says so, and this list can't have grown.
  if (error && !data && !ApiError.from(error).isUnreachable) {
    return <LoadError message={conflictsFailedMessage} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data || data.length === 0) return null;
  return (
    <TabSection title="Conflicts">
      <RowList>
        {data.map((conflict) => (
          <Row key={conflict.id}>
            <strong>{conflict.name ?? 'Unknown holder'}</strong>
            <Badge tone="warning">{answerLooks[conflict.outcome].title}</Badge>
            <TicketNumber>{conflict.ticket_number}</TicketNumber>
            <p>
              Let in {momentText(conflict.scanned_at, timezone)} by {conflict.scanned_by},{' '}
              {deviceText(conflict.device_id)}. {conflict.detail}
              {firstText(conflict)}
            </p>
          </Row>
        ))}
      </RowList>
    </TabSection>
  );
}

const deviceText = (id: string) =>
  id === deviceId() ? 'this device' : `device ${id.slice(0, 4).toUpperCase()}`;

const firstText = ({ checked_in_device_id: first }: DoorConflict) =>
  first ? ` That was ${deviceText(first)}.` : '';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.warningLine};
  border-radius: ${theme.radius.lg};

  > p {
    flex-basis: 100%;
    color: ${theme.color.textMuted};
  }
`;
