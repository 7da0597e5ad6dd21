import { Button } from '@nzuko/shared-ui';

import type { Membership } from '../../team/mayCreate';

interface TeamButtonsProps {
  teams: readonly Membership[];
  onTeamChosen: (team: Membership) => void;
}

/** A button for each other team that the user may create an event for instead. */
export function TeamButtons({ teams, onTeamChosen }: TeamButtonsProps) {
  return teams.map((team) => (
    <Button key={team.id} variant="secondary" onClick={() => onTeamChosen(team)}>
      Create for {team.name}’s Team
    </Button>
  ));
}
