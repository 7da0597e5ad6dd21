import { useId, useState, type FormEvent } from 'react';
import { Plus } from 'lucide-react';
import {
  Button,
  Field,
  Select,
  setThemePreference,
  theme,
  themeStore,
  useStore,
  type ThemePreference,
} from 'shared-ui';

import { dataSets } from '../../fake-api';
import { sources, themes, viewers, type Conditions } from '../conditions';
import type { Failure } from '../failures';
import type { RemoteUnderTest } from '../remoteUnderTest';
import { FailureFields } from './FailureFields';
import { Bar, Fields, Foot, Frame, Mark, Note, State } from './Panel.styles';

interface PanelProps {
  remote: RemoteUnderTest;
  conditions: Conditions;
  /** A full load under other conditions: nothing of the former ones is left. */
  onApply: (conditions: Conditions) => void;
}

const labels: Record<string, string> = { fake: 'In memory', real: 'The real API' };
const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));

/** The conditions in one line, for when the panel is closed. */
function summaryOf({ as, api, data, now, latency, fail }: Conditions): string {
  return [
    as,
    api === 'fake' ? `${data} data in memory` : 'the real API',
    now && now.replace('T', ' '),
    latency > 0 && `+${latency} ms`,
    fail.length > 0 && `${fail.length} ${fail.length === 1 ? 'call fails' : 'calls fail'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is above the remote: where it stands, who looks, what answers and how. */
export function Panel({ remote, conditions, onApply }: PanelProps) {
  const listId = useId();
  const { preference } = useStore(themeStore);
  const [startsOpen] = useState(() => matchMedia(`(min-width: ${theme.breakpoint.md})`).matches);
  const [api, setApi] = useState(conditions.api);
  const [fail, setFail] = useState<readonly Failure[]>(conditions.fail);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onApply({
      route: String(form.get('route')),
      as: form.get('as') as Conditions['as'],
      api,
      data: (form.get('data') ?? conditions.data) as Conditions['data'],
      now: String(form.get('now')),
      theme: preference,
      latency: Number(form.get('latency')),
      fail,
    });
  }

  return (
    <Frame data-theme="dark" open={startsOpen}>
      <Bar>
        <Mark>
          {remote.name}@{remote.version}
        </Mark>
        <State>{summaryOf(conditions)}</State>
      </Bar>
      <form onSubmit={handleSubmit} aria-label="Isolation">
        <Fields>
          <Field
            name="route"
            label="Route"
            list={listId}
            defaultValue={conditions.route}
            pattern="/.*"
          />
          <datalist id={listId}>
            {remote.routes.map(({ path }) => (
              <option key={path} value={path} />
            ))}
          </datalist>
          <Field
            name="as"
            label="As"
            as={Select}
            options={optionsOf(viewers)}
            defaultValue={conditions.as}
          />
          <Field
            name="api"
            label="Answers come from"
            as={Select}
            options={optionsOf(sources)}
            value={api}
            onChange={({ target }) => setApi(target.value as Conditions['api'])}
          />
          <Field
            name="data"
            label="Data set"
            as={Select}
            options={optionsOf(dataSets)}
            defaultValue={conditions.data}
            disabled={api === 'real'}
          />
          <Field
            name="now"
            label="Clock (Lagos)"
            type="datetime-local"
            defaultValue={conditions.now}
          />
          <Field
            name="latency"
            label="Latency (ms)"
            type="number"
            min="0"
            step="any"
            defaultValue={conditions.latency}
          />
          <Field
            name="theme"
            label="Theme"
            as={Select}
            options={optionsOf(themes)}
            value={preference}
            onChange={({ target }) => setThemePreference(target.value as ThemePreference)}
          />
        </Fields>
        {fail.length > 0 ? <FailureFields failures={fail} onChange={setFail} /> : null}
        <Foot>
          <Button type="submit" size="sm">
            Apply
          </Button>
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus size={16} aria-hidden />}
            onClick={() => setFail([...fail, { call: '/', status: 503 }])}
          >
            Let a call fail
          </Button>
          <Note>
            {api === 'real'
              ? 'The clock sets this page alone: the server’s is its own, and so are its data.'
              : 'Nothing here reaches a server, and each load begins anew. The link in the address bar is all of it.'}
          </Note>
        </Foot>
      </form>
    </Frame>
  );
}
