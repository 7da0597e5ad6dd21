import { memo, useId } from 'react';
import { LogIn, LogOut } from '@nzuko/shared-ui/icons';
import { Button, Field, Select, styled, theme } from '@nzuko/shared-ui';

import type { Stand } from './useStand';

/** Says where this device stands, and whether people come in or leave; nothing for doors without gates. */
export const StandPicker = memo(function StandPicker({
  stand: { gates, gate, direction, canChoose, choose, turn },
}: {
  stand: Stand;
}) {
  const id = useId();
  if (!canChoose && !gate?.has_exit) return null;
  return (
    <Root>
      {canChoose ? (
        <Field
          id={id}
          name="gate"
          as={Select}
          label="Gate"
          placeholder="No gate"
          options={gates.map((each) => ({ value: String(each.id), label: each.name }))}
          value={gate ? String(gate.id) : ''}
          onChange={({ target }) => choose(Number(target.value) || null)}
        />
      ) : null}
      {gate?.has_exit ? (
        <Ways role="group" aria-label="Which way people go">
          <Button
            variant={direction === 'in' ? 'primary' : 'secondary'}
            aria-pressed={direction === 'in'}
            startIcon={<LogIn size={18} />}
            onClick={() => turn('in')}
          >
            Coming In
          </Button>
          <Button
            variant={direction === 'out' ? 'primary' : 'secondary'}
            aria-pressed={direction === 'out'}
            startIcon={<LogOut size={18} />}
            onClick={() => turn('out')}
          >
            Going Out
          </Button>
        </Ways>
      ) : null}
    </Root>
  );
});

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[4]};

  > :first-child {
    flex: 0 1 20rem;
    min-width: 0;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
