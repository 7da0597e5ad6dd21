import { useId, useState, type FormEvent } from 'react';
import { CLOCK_YEARS } from '@nzuko/contract/text';
import { Plus } from '@nzuko/shared-ui/icons';
import {
  Button,
  Field,
  Select,
  setThemePreference,
  theme,
  themeStore,
  useLocation,
  useStore,
  type ThemePreference,
} from '@nzuko/shared-ui';

import { switches, themes, type Conditions } from '../conditions';
import type { Copy } from '../copy';
import { LONGEST_DELAY_MS, type Failure } from '../failures';
import { flagChoices } from '../pageFlags';
import { canChunksFail, type RemoteUnderTest } from '../remoteUnderTest';
import { FailureFields } from './FailureFields';
import { RemoteEventFields } from './RemoteEventFields';
import { Bar, Fields, Foot, Frame, Mark, Note, State } from './Panel.styles';

interface PanelProps {
  remote: RemoteUnderTest;
  conditions: Conditions;
  /** Null if the page got none; then there are no options to choose from. */
  copy: Copy | null;
  /** Loads the page again under other conditions, so that nothing of the old ones is left. */
  onApply: (conditions: Conditions) => void;
}

/** The list always has the value from the link, even if the API doesn't know it. */
const optionsOf = (values: readonly string[], chosen: string) =>
  [...new Set([...values, chosen])].map((value) => ({ value, label: value }));

/** The conditions in one line, for when the panel is closed. */
function summaryOf({ slot, as, data, now, flags, latency, fail }: Conditions): string {
  return [
    slot,
    as,
    `${data} data`,
    now && now.replace('T', ' '),
    ...flags,
    latency > 0 && `+${latency} ms`,
    fail.length > 0 && `${fail.length} ${fail.length === 1 ? 'fault' : 'faults'}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The panel above the remote: route, role, data and conditions. */
export function Panel({ remote, conditions, copy, onApply }: PanelProps) {
  const listId = useId();
  const { preference } = useStore(themeStore);
  const { pathname, search, hash } = useLocation();
  const route = pathname + search + hash;
  const [startsOpen] = useState(() => matchMedia(`(min-width: ${theme.breakpoint.md})`).matches);
  const [fail, setFail] = useState<readonly Failure[]>(conditions.fail);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onApply({
      route: String(form.get('route')),
      slot: String(form.get('slot') ?? ''),
      as: String(form.get('as')),
      data: String(form.get('data')),
      now: String(form.get('now')),
      theme: preference,
      nav: form.get('nav') === 'on' ? 'on' : 'off',
      flags: form.getAll('flag').map(String).filter(Boolean),
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
            // Follows the screen's links: Apply stays where the reader is.
            key={route}
            name="route"
            label="Route"
            list={listId}
            defaultValue={route}
            pattern="/.*"
            title="A path that begins with a slash, such as /events"
          />
          <datalist id={listId}>
            {remote.routes.map(({ path }) => (
              // The beginning of `/events/:id`, to which the reader adds an id.
              <option key={path} value={path.split(':')[0]} label={path} />
            ))}
          </datalist>
          <Field
            name="as"
            label="As"
            as={Select}
            options={optionsOf(copy?.roles ?? ['visitor'], conditions.as)}
            defaultValue={conditions.as}
          />
          <Field
            name="data"
            label="Data set"
            as={Select}
            options={optionsOf(copy?.data_sets ?? ['demo'], conditions.data)}
            defaultValue={conditions.data}
          />
          <Field
            name="now"
            label="Clock (Lagos)"
            type="datetime-local"
            min={`${CLOCK_YEARS.first}-01-01T00:00`}
            max={`${CLOCK_YEARS.last}-12-31T23:59`}
            defaultValue={conditions.now}
          />
          <Field
            name="latency"
            label="Latency (ms)"
            type="number"
            min="0"
            max={LONGEST_DELAY_MS}
            step="any"
            defaultValue={conditions.latency}
          />
          <Field
            name="theme"
            label="Theme"
            as={Select}
            options={optionsOf(themes, preference)}
            value={preference}
            onChange={({ target }) => setThemePreference(target.value as ThemePreference)}
          />
          <Field
            name="nav"
            label="Nav bar"
            as={Select}
            options={optionsOf(switches, conditions.nav)}
            defaultValue={conditions.nav}
          />
          {remote.slots ? (
            <Field
              name="slot"
              label="Slot"
              as={Select}
              options={[
                { value: '', label: 'none: the route' },
                ...Object.keys(remote.slots).map((name) => ({ value: name, label: name })),
              ]}
              defaultValue={conditions.slot}
            />
          ) : null}
          {Object.keys(remote.flags ?? {}).map((name) => (
            <Field
              key={name}
              name="flag"
              id={`flag-${name}`}
              label={`Flag ${name}`}
              as={Select}
              options={flagChoices(name)}
              defaultValue={
                flagChoices(name).find(({ value }) => conditions.flags.includes(value))?.value
              }
            />
          ))}
        </Fields>
        {fail.length > 0 ? (
          <FailureFields
            failures={fail}
            operations={copy?.operations ?? []}
            canChunksFail={canChunksFail(remote)}
            onChange={setFail}
          />
        ) : null}
        {remote.events ? <RemoteEventFields events={remote.events} /> : null}
        <Foot>
          <Button type="submit" size="sm">
            Apply
          </Button>
          <Button
            size="sm"
            variant="secondary"
            startIcon={<Plus size={16} />}
            onClick={() => setFail([...fail, { call: '/', effect: 503 }])}
          >
            Let a Call Fail
          </Button>
          <Note>
            This page has its own copy of the data for 30 minutes; reloading starts over. The theme
            changes at once. Everything else takes effect, and gets into the link in the address
            bar, once you press Apply.
          </Note>
        </Foot>
      </form>
    </Frame>
  );
}
