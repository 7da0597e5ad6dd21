import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@nzuko/shared-auth';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, Button, ConfirmDialog, Stack, toast } from '@nzuko/shared-ui';

import type { Gate } from '../../../../api/doorApi';
import type { Event } from '../../../../api/eventsApi';
import { doorSetupQuery, removeGate } from '../../../../api/gatesApi';
import { LoadError } from '../../../../components/LoadError';
import { LoadingRows } from '../../../../components/LoadingRows';
import { gatesFailedMessage, removeGateFailedMessage } from '../../../../messages/doorMessages';
import { TabSection } from '../../TabSection';
import { GateList } from './GateList';
import { LazyGateDialog, LazyRulesDialog } from './lazyDialogs';
import { RulesLine } from './RulesLine';

/** An event's gates, and the rules of its door. */
export function Gates({ event }: { event: Event }) {
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(doorSetupQuery(event.id));
  const [edited, setEdited] = useState<Gate>();
  const [isEditing, setEditing] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const [removed, setRemoved] = useState<Gate>();
  const [isAsking, setAsking] = useState(false);
  const call = useCall((gate: Gate) => removeGate(event.id, gate.id), removeGateFailedMessage, {
    onDone: (_answer, { name }) => {
      toast({ title: `${name} is removed.` });
      return queryClient.invalidateQueries(doorSetupQuery(event.id));
    },
  });
  // Offline the scanner goes on, and has said so; gates can't be changed then.
  if (!data && error && ApiError.from(error).isUnreachable) return null;
  const edit = (gate?: Gate) => {
    setEdited(gate);
    setEditing(true);
  };
  return (
    <TabSection
      title="Gates"
      aside={
        data ? (
          <Button variant="secondary" onClick={() => edit()}>
            Add Gate
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <Stack gap={4}>
          {call.failure ? (
            <Banner tone="error" onDismiss={call.reset}>
              {call.failure}
            </Banner>
          ) : null}
          <RulesLine rules={data.rules} onChange={() => setRuling(true)} />
          <GateList
            gates={data.gates}
            isRemoving={call.isRunning}
            onEdit={edit}
            onRemove={(gate) => {
              setRemoved(gate);
              setAsking(true);
            }}
          />
          <LazyGateDialog
            key={edited?.id ?? 'new'}
            event={event}
            gate={edited}
            open={isEditing}
            onClose={() => setEditing(false)}
          />
          <LazyRulesDialog
            event={event}
            rules={data.rules}
            open={isRuling}
            onClose={() => setRuling(false)}
          />
        </Stack>
      ) : error ? (
        <LoadError message={gatesFailedMessage} onRetry={refetch} retrying={isFetching} />
      ) : (
        <LoadingRows label="Loading gates…" height="5rem" />
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${removed?.name ?? 'the gate'}?`}
        confirmLabel="Remove"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          if (removed) call.run(removed);
        }}
        onCancel={() => setAsking(false)}
      >
        Nobody can choose it any more. Scans made there still count.
      </ConfirmDialog>
    </TabSection>
  );
}
