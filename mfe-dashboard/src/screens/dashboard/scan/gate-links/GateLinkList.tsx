import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useCall } from '@nzuko/shared-auth/queries';
import {
  Badge,
  Banner,
  Button,
  ConfirmDialog,
  Stack,
  toast,
  VisuallyHidden,
  type BadgeTone,
} from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../../api/eventsApi';
import {
  gateLinksQuery,
  moveGateLink,
  revokeGateLink,
  type GateLink,
} from '../../../../api/gateLinksApi';
import { ActionRow, RowTitle } from '../../../../components/ActionRow';
import { RowList } from '../../../../components/RowList';
import { changeLinkFailedMessage } from '../../../../messages/gateMessages';
import { agoText } from '../../../../time/agoText';
import { hoursText } from '../../../../time/hoursText';
import { useNow } from '../../../../time/useNow';

const looks: Record<GateLink['state'], { label: string; tone: BadgeTone }> = {
  unused: { label: 'Not started', tone: 'neutral' },
  in_use: { label: 'In use', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
};

/** A phone that is there asks for the list several times in this. */
const SILENT_MS = 2 * 60_000;
const NOW_EVERY_MS = 15_000;
const silent = { label: 'Not heard from', tone: 'warning' } as const;

/** Whether a device that has a link has stopped asking: it's offline, or its page is closed. */
const isSilent = ({ state, seen_at: seenAt }: GateLink, now: number) =>
  state === 'in_use' && seenAt !== null && now - Date.parse(seenAt) > SILENT_MS;

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

const nameOf = ({ gate, helper }: GateLink) => `${helper}, ${gate}`;
const isOver = ({ state }: GateLink) => state === 'ended' || state === 'revoked';

/** An event's links, those that work first; they can be moved and revoked. */
export function GateLinkList({ event, links }: { event: Event; links: readonly GateLink[] }) {
  const queryClient = useQueryClient();
  const now = useNow(NOW_EVERY_MS);
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
        {sorted.map((link) => {
          const look = isSilent(link, now) ? silent : looks[link.state];
          return (
            <ActionRow
              key={link.id}
              actions={
                isOver(link) ? null : (
                  <>
                    {link.state === 'in_use' ? (
                      <Button
                        size="sm"
                        variant="secondary"
                        unavailable={call.isRunning}
                        onClick={() => ask(link, 'move')}
                      >
                        Move…<VisuallyHidden> the link for {nameOf(link)}</VisuallyHidden>
                      </Button>
                    ) : null}
                    <Button
                      size="sm"
                      variant="secondary"
                      unavailable={call.isRunning}
                      onClick={() => ask(link, 'revoke')}
                    >
                      Revoke…<VisuallyHidden> the link for {nameOf(link)}</VisuallyHidden>
                    </Button>
                  </>
                )
              }
            >
              <RowTitle>
                <strong>
                  {link.gate} · {link.helper}
                </strong>
                <Badge tone={look.tone}>{look.label}</Badge>
              </RowTitle>
              <p>{hoursText(link.starts_at, link.ends_at, event.timezone)}</p>
              <p>
                {link.state === 'in_use'
                  ? `Started ${momentText(link.started_at, event.timezone)}. `
                  : ''}
                Made by {link.made_by}.
              </p>
              {link.seen_at && isSilent(link, now) ? (
                <p>
                  Last heard from {agoText(link.seen_at, now)}: the phone is offline, or the page is
                  closed.
                </p>
              ) : null}
            </ActionRow>
          );
        })}
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
