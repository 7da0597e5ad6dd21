import { useId, type FormEvent } from 'react';
import {
  Button,
  productName,
  setThemePreference,
  styled,
  theme,
  themeStore,
  useStore,
} from 'shared-ui';

import { viewers, type Conditions } from './conditions';
import type { RemoteUnderTest } from './remoteUnderTest';

interface ControlsProps {
  remote: RemoteUnderTest;
  conditions: Conditions;
  /** A full load under other conditions: nothing of the former ones is left. */
  onApply: (conditions: Conditions) => void;
}

/** The panel above the remote: route, who looks, network, theme. */
export function Controls({ remote, conditions, onApply }: ControlsProps) {
  const listId = useId();
  const { preference } = useStore(themeStore);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onApply({
      route: String(form.get('route')),
      as: form.get('as') as Conditions['as'],
      latency: Number(form.get('latency')),
      fail: String(form.get('fail')),
    });
  }

  return (
    <Panel onSubmit={handleSubmit} aria-label="Isolation">
      <strong>
        {productName} · {remote.name}@{remote.version}
      </strong>
      <label>
        Route
        <input name="route" list={listId} defaultValue={conditions.route} required pattern="/.*" />
        <datalist id={listId}>
          {remote.routes.map(({ path }) => (
            <option key={path} value={path} />
          ))}
        </datalist>
      </label>
      <label>
        As
        <select name="as" defaultValue={conditions.as}>
          {viewers.map((viewer) => (
            <option key={viewer}>{viewer}</option>
          ))}
        </select>
      </label>
      <label>
        Latency (ms)
        <input name="latency" type="number" min="0" step="100" defaultValue={conditions.latency} />
      </label>
      <label>
        Fail
        <input name="fail" placeholder="/events/=503" defaultValue={conditions.fail} />
      </label>
      <label>
        Theme
        <select
          value={preference}
          onChange={(event) => setThemePreference(event.target.value as typeof preference)}
        >
          <option>light</option>
          <option>dark</option>
          <option>system</option>
        </select>
      </label>
      <Button type="submit" size="sm">
        Apply
      </Button>
    </Panel>
  );
}

const Panel = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  font-size: ${theme.fontSize.sm};

  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }

  input,
  select {
    min-height: 2rem;
    padding: 0 ${theme.space[2]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.text};
  }

  input[type='number'] {
    width: 6rem;
  }
`;
