import { Banner, Button } from '@nzuko/shared-ui';

import { useActing } from '../../../team/acting';

/** Others’ teams that one is in, while acting for oneself; on a phone, the switch is out of sight in the menu. */
export function MyTeams() {
  const { teams, choose } = useActing();
  return teams.map((team) =>
    team.is_own ? null : (
      <Banner
        key={team.id}
        action={
          <Button size="sm" onClick={() => choose(team)}>
            Act for {team.name}
          </Button>
        }
      >
        You’re in {team.name}’s team.
      </Banner>
    ),
  );
}
