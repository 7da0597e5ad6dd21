import { CLOCK_YEARS } from '@nzuko/contract/text';

import { momentOf, parameters, switches, themes, type Conditions } from './conditions';
import { isDelay, LONGEST_DELAY_MS, readFailure, unmatchedCall, type Failure } from './failures';
import type { RemoteUnderTest } from './remoteUnderTest';

const OFF = /:off$/;

const listed = (values: Iterable<string>) => [...values].join(', ') || 'none';

/** The remote's contract, as far as links depend on it. */
type Known = Pick<RemoteUnderTest, 'name' | 'flags' | 'slots'>;

const isFlagOf = ({ flags = {} }: Known, flag: string) => flag.replace(OFF, '') in flags;
const isSlotOf = ({ slots = {} }: Known, slot: string) => slot === '' || slot in slots;

/** The conditions without flags and slots that the remote doesn't have. */
export function withoutUnknown(conditions: Conditions, remote: Known): Conditions {
  return {
    ...conditions,
    slot: isSlotOf(remote, conditions.slot) ? conditions.slot : '',
    flags: conditions.flags.filter((flag) => isFlagOf(remote, flag)),
  };
}

function* sentences(query: URLSearchParams, remote: Known): Generator<string> {
  const given = (name: string) => query.get(name) || null;
  for (const name of new Set([...query.keys()].filter((one) => !parameters.includes(one))))
    yield `${name}: not a parameter of this page, which are: ${listed(parameters)}. In a route’s own query, write & as %26.`;
  const [route, slot, now, latency] = ['route', 'slot', 'now', 'latency'].map(given);
  if (route && !route.startsWith('/')) yield `route: “${route}” doesn’t begin with a slash.`;
  if (slot && !isSlotOf(remote, slot))
    yield `slot: ${remote.name} offers nothing for “${slot}”. Its slots: ${listed(Object.keys(remote.slots ?? {}))}.`;
  if (now && !momentOf(now))
    yield `now: “${now}” isn’t a time from ${CLOCK_YEARS.first} to ${CLOCK_YEARS.last}, such as 2031-05-06T09:00. The clock shows the real time.`;
  if (latency && !isDelay(Number(latency)))
    yield `latency: “${latency}” isn’t a number of milliseconds from 0 to ${LONGEST_DELAY_MS}, such as 800.`;
  for (const [name, values] of Object.entries({ theme: themes, nav: switches })) {
    const value = given(name);
    if (value && !values.some((one) => one === value))
      yield `${name}: “${value}” isn’t known. Expected one of: ${listed(values)}.`;
  }
  for (const flag of query.getAll('flag').filter((one) => !isFlagOf(remote, one)))
    yield `flag: ${remote.name} has no flag “${flag}”. Its flags: ${listed(Object.keys(remote.flags ?? {}))}.`;
  for (const text of query.getAll('fail').filter((one) => !readFailure(one)))
    yield `fail: “${text}” can’t be read. Write a call and what happens to it, such as GET /events/{id}/=503; instead of a status from 400 to 599 also 0, hang or a delay such as +3000, at most +${LONGEST_DELAY_MS}.`;
}

/** The parts of a link that can't be fulfilled, one sentence each; the API judges role and data set. */
export const problemsOfLink = (search: string, remote: Known): string[] => [
  ...sentences(new URLSearchParams(search), remote),
];

/** The failures that match no call of the API, one sentence each. */
export function problemsOfCalls(
  failures: readonly Failure[],
  operations: readonly string[],
): string[] {
  return failures.flatMap(({ call }) => {
    const unmatched = unmatchedCall(call, operations);
    if (!unmatched) return [];
    const { meant } = unmatched;
    return `fail: no call of the API matches “${call}”, so none fails.${meant ? ` Did you mean “${meant}”?` : ''}`;
  });
}
