import { logProblem, type ApiSchemas } from 'shared-auth';

import type { RegisteredRemote } from '../registry/registryTypes';

type Report = ApiSchemas['TelemetryReport'];
type Remote = Pick<RegisteredRemote, 'name' | 'version'>;

/** What the page noticed of a remote: that a screen came, or that one failed. */
export type Note = { load: Report['loads'][number] } | { failure: Report['failures'][number] };
type Listener = (note: Note) => void;

// One for each screen and each failure of a page: they wait here until the part that reports them is loaded.
let notes: Note[] = [];
let listener: Listener | undefined;

function add(note: Note): void {
  notes.push(note);
  listener?.(note);
}

/** Notes that a screen came, `ms` after its loading began. */
export function noteLoad({ name, version }: Remote, screen: string, ms: number): void {
  add({ load: { remote: name, version, screen, ms } });
}

/** Logs and notes what a remote did wrong; answers the error id to be shown. */
export function noteFailure(
  { name, version }: Remote,
  kind: Report['failures'][number]['kind'],
  error: unknown,
): string {
  const id = logProblem(`${name}@${version}: ${kind}`, error);
  add({ failure: { remote: name, version, kind, id } });
  return id;
}

/** Gives all notes, past and to come, to one listener, in place of the one before. */
export function listenToNotes(next: Listener): void {
  listener = next;
  notes.forEach(next);
}

/** For tests: a page that has noticed nothing yet. */
export function forgetNotes(): void {
  notes = [];
  listener = undefined;
}
