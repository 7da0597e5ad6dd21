import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import { Banner, ConfirmDialog, Stack, toast } from '@nzuko/shared-ui';

import type { Event } from '../../../../api/eventsApi';
import {
  gateLinksQuery,
  moveGateLink,
  revokeGateLink,
  type GateLink,
} from '../../../../api/gateLinksApi';
import { RowList } from '../../../../components/RowList';
import { changeLinkFailedMessage } from '../../../../messages/gateMessages';
import { GateLinkRow, isOver, nameOf } from './GateLinkRow';

type Change = 'move' | 'revoke';

interface ChangeLooks {
  call: typeof moveGateLink;
  verb: string;
  consequence: string;
  done: (name: string) => string;
}

const changes: Record<Change, ChangeLooks> = {
  move: {
    call: moveGateLink,
    verb: 'Move',
    consequence:
      'The device that has the link stops at once. The next device that opens it and presses Start takes over.',
    done: (name) => `${name} can start on another device.`,
  },
  revoke: {
    call: revokeGateLink,
    verb: 'Revoke',
    consequence:
      'The link ends at once. Scans its device hasn’t sent yet will still come through. You can’t undo this.',
    done: (name) => `The link for ${name} has ended.`,
  },
};

/** An event's links, those that work first; they can be moved and revoked. */
export function GateLinkList({ event, links }: { event: Event; links: readonly GateLink[] }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ link: GateLink; change: Change }>();
  const [isAsking, setAsking] = useState(false);
  const call = useCall(
    ({ link, change }: { link: GateLink; change: Change }) =>
      changes[change].call(event.id, link.id),
    changeLinkFailedMessage,
    {
      onDone: (_link, { link, change }) => {
        toast({ title: changes[change].done(nameOf(link)) });
        return queryClient.invalidateQueries(gateLinksQuery(event.id));
      },
      onFailed: () => void queryClient.invalidateQueries(gateLinksQuery(event.id)),
    },
  );
  const ask = (link: GateLink, change: Change) => {
    setAsked({ link, change });
    setAsking(true);
  };
  const sorted = [...links].sort((one, other) => Number(isOver(one)) - Number(isOver(other)));
  return (
    <Stack gap={4}>
      {call.failure ? (
        <Banner tone="error" onDismiss={call.reset}>
          {call.failure}
        </Banner>
      ) : null}
      <RowList aria-label="Helpers’ links">
        {sorted.map((link) => (
          <GateLinkRow
            key={link.id}
            link={link}
            timezone={event.timezone}
            isBusy={call.isRunning}
            onMove={() => ask(link, 'move')}
            onRevoke={() => ask(link, 'revoke')}
          />
        ))}
      </RowList>
      {asked ? (
        <ConfirmDialog
          open={isAsking}
          title={`${changes[asked.change].verb} the link for ${nameOf(asked.link)}?`}
          confirmLabel={changes[asked.change].verb}
          tone={asked.change === 'revoke' ? 'danger' : undefined}
          onConfirm={() => {
            setAsking(false);
            call.run(asked);
          }}
          onCancel={() => setAsking(false)}
        >
          {changes[asked.change].consequence}
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
