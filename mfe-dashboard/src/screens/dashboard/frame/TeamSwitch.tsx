import { useId } from 'react';
import { Select, styled, theme } from '@nzuko/shared-ui';

import { useActing } from '../../../team/acting';

const OWN = 'own';

/** Switches between the user's own team and others'; only for members of another's. */
export function TeamSwitch() {
  const id = useId();
  const { acting, teams, choose } = useActing();
  const others = teams.filter(({ is_own: isOwn }) => !isOwn);
  if (others.length === 0) return null;
  const hasOwn = teams.length > others.length;
  return (
    <Root>
      <label htmlFor={id}>Acting for</label>
      <Select
        id={id}
        value={acting.isOwn ? OWN : String(acting.teamId)}
        options={[
          { value: OWN, label: hasOwn ? 'Your own team' : 'Yourself' },
          ...others.map((team) => ({ value: String(team.id), label: team.name })),
        ]}
        onChange={({ target }) =>
          choose(others.find((team) => String(team.id) === target.value) ?? null)
        }
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: 0 ${theme.space[1]} ${theme.space[2]};
  min-width: 0;

  label {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
    font-weight: ${theme.weight.semibold};
  }
`;
