import { Badge, Button, VisuallyHidden, type BadgeTone } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { GateLink } from '../../../../api/gateLinksApi';
import { ActionRow, RowTitle } from '../../../../components/ActionRow';
import { hoursText } from '../../../../time/hoursText';

interface GateLinkRowProps {
  link: GateLink;
  /** The event's. */
  timezone: string;
  /** True while a change of some link is under way. */
  isBusy: boolean;
  onMove: () => void;
  onRevoke: () => void;
}

const looks: Record<GateLink['state'], { label: string; tone: BadgeTone }> = {
  unused: { label: 'Not started', tone: 'neutral' },
  in_use: { label: 'In use', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  revoked: { label: 'Revoked', tone: 'neutral' },
};
const silent = { label: 'Not heard from', tone: 'warning' } as const;

export const nameOf = ({ gate, helper }: GateLink) => `${helper}, ${gate}`;
export const isOver = ({ state }: GateLink) => state === 'ended' || state === 'revoked';

/** A helper's link: where and when it works, and whether its device is there. */
export function GateLinkRow({ link, timezone, isBusy, onMove, onRevoke }: GateLinkRowProps) {
  const look = link.is_silent ? silent : looks[link.state];
  return (
    <ActionRow
      actions={
        isOver(link) ? null : (
          <>
            {link.state === 'in_use' ? (
              <Button size="sm" variant="secondary" unavailable={isBusy} onClick={onMove}>
                Move…<VisuallyHidden> the link for {nameOf(link)}</VisuallyHidden>
              </Button>
            ) : null}
            <Button size="sm" variant="secondary" unavailable={isBusy} onClick={onRevoke}>
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
      <p>{hoursText(link.starts_at, link.ends_at, timezone)}</p>
      <p>
        {link.state === 'in_use' ? `Started ${momentText(link.started_at, timezone)}. ` : ''}
        Made by {link.made_by}.
      </p>
      {/* The time itself, since the clock here may be wrong and the list old. */}
      {link.is_silent ? (
        <p>
          Last heard from {momentText(link.seen_at, timezone)}: the phone is offline, or the page is
          closed.
        </p>
      ) : null}
    </ActionRow>
  );
}
