import { memo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { styled, theme } from '@nzuko/shared-ui';

import { doorConflictsQuery } from '../../../api/doorApi';
import { LoadError } from '../../../components/LoadError';
import { RowList } from '../../../components/RowList';
import { conflictsFailedMessage } from '../../../messages/doorMessages';
import { TabSection } from '../TabSection';
import { ConflictRow } from './ConflictRow';

/** People admitted twice or wrongly while a device was offline; renders nothing if there are none. */
export const DoorConflicts = memo(function DoorConflicts({
  eventId,
  timezone,
}: {
  eventId: number;
  timezone: string;
}) {
  const { data, error, isFetching, refetch } = useQuery(doorConflictsQuery(eventId));
  // When offline, the door already says so, and this list can't have grown.
  if (error && !data && !ApiError.from(error).isUnreachable) {
    return <LoadError message={conflictsFailedMessage} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data || data.length === 0) return null;
  const open = data.filter(({ handled_at: handled }) => handled === null);
  const handled = data.filter((conflict) => !open.includes(conflict));
  const rows = (conflicts: typeof data) => (
    <RowList>
      {conflicts.map((conflict) => (
        <ConflictRow key={conflict.id} conflict={conflict} eventId={eventId} timezone={timezone} />
      ))}
    </RowList>
  );
  return (
    <TabSection title="Conflicts">
      {open.length > 0 ? rows(open) : <p>All conflicts are handled.</p>}
      {handled.length > 0 ? (
        <Handled>
          <summary>{handled.length === 1 ? '1 handled' : `${handled.length} handled`}</summary>
          {rows(handled)}
        </Handled>
      ) : null}
    </TabSection>
  );
});

const Handled = styled.details`
  display: grid;
  gap: ${theme.space[3]};

  > summary {
    width: fit-content;
    padding-block: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font-weight: ${theme.weight.semibold};
    cursor: pointer;
  }
`;
