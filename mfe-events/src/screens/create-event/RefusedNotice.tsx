import { Banner, Button, ButtonLink, PageHeader, Stack } from '@nzuko/shared-ui';

import { Top } from '../../event-form/EventEditor.styles';
import { refusedMessage } from '../../messages/createEventMessages';
import type { Membership, Refusal } from '../../team/mayCreate';
import { TeamButtons } from './TeamButtons';

interface RefusedNoticeProps {
  refusal: Refusal;
  /** Other people's teams that the user may create events for. */
  teams: readonly Membership[];
  /** Null for the user's own. */
  onTeamChosen: (team: Membership | null) => void;
}

/** Replaces the form: says why the user can't create events for this team, and offers teams they can. Keeps typed values. */
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
