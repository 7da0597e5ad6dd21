import { Banner, Button, ButtonLink, PageHeader, Stack } from '@nzuko/shared-ui';

import { Top } from '../../event-form/EventEditor.styles';
import { refusedMessage } from '../../messages/createEventMessages';
import type { Membership, Refusal } from '../../team/mayCreate';
import { TeamButtons } from './TeamButtons';

interface RefusedNoticeProps {
  refusal: Refusal;
  /** The teams of others that one may create events for. */
  teams: readonly Membership[];
  /** Null for one's own. */
  onTeamChosen: (team: Membership | null) => void;
}

/** In place of the form: why one can't create events for this team, and for whom one can. What was typed before stays. */
export function RefusedNotice({ refusal, teams, onTeamChosen }: RefusedNoticeProps) {
  return (
    <Top>
      <PageHeader eyebrow="New event" title="Create an event" />
      <Banner tone="warning">{refusedMessage(refusal)}</Banner>
      <Stack direction="row" gap={3} wrap>
        {refusal.why === 'two_step_required' ? (
          <ButtonLink to="/settings">Open Settings</ButtonLink>
        ) : null}
        {refusal.team === null ? null : (
          <Button variant="secondary" onClick={() => onTeamChosen(null)}>
            Create Your Own Event
          </Button>
        )}
        <TeamButtons teams={teams} onTeamChosen={onTeamChosen} />
        <ButtonLink variant="ghost" to="/dashboard">
          Dashboard
        </ButtonLink>
      </Stack>
    </Top>
  );
}
