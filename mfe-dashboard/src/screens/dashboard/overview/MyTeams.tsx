import { Banner, Button, Stack } from '@nzuko/shared-ui';

import { useActing } from '../../../team/acting';

/** Others’ teams that one is in, while acting for oneself; on a phone, the switch is out of sight in the menu. */
export function MyTeams() {
  const { teams, choose } = useActing();
  const others = teams.filter(({ is_own: isOwn }) => !isOwn);
  if (others.length === 0) return null;
  const names = new Intl.ListFormat('en').format(others.map(({ name }) => name));
  const buttons = (
    <Stack direction="row" gap={2} wrap>
      {others.map((team) => (
        <Button key={team.id} size="sm" variant="secondary" onClick={() => choose(team)}>
          Act for {team.name}
        </Button>
      ))}
    </Stack>
  );
  return (
    <Banner action={buttons}>You also work for {names}. Act for them to see their events.</Banner>
  );
}
