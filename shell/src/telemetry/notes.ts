import type { ApiSchemas, RegisteredRemote } from '@nzuko/contract';
import { logProblem } from '@nzuko/shared-auth';

type Report = ApiSchemas['TelemetryReport'];
type Remote = Pick<RegisteredRemote, 'name' | 'version'>;

/** An observation about a remote: a screen loaded, or one failed. */
export type Note = { load: Report['loads'][number] } | { failure: Report['failures'][number] };
type Listener = (note: Note) => void;

// Notes queue here until the reporting code has loaded.
let notes: Note[] = [];
let listener: Listener | undefined;

function add(note: Note): void {
  notes.push(note);
  listener?.(note);
}

/** Records that a screen loaded after `ms`. */
export function noteLoad({ name, version }: Remote, screen: string, ms: number): void {
  add({ load: { remote: name, version, screen, ms } });
}

/** Logs and records a remote's failure. Returns the error id to show: remote, version, cause and the log line's id. */
export function noteFailure(
  { name, version }: Remote,
  kind: Report['failures'][number]['kind'],
  error: unknown,
): string {
  const problem = `${name}@${version}: ${kind}`;
  const id = logProblem(problem, error);
  add({ failure: { remote: name, version, kind, id } });
  return `${problem} · ${id}`;
}

/** Passes all past and future notes to one listener, replacing the previous one. */
export function listenToNotes(next: Listener): void {
  listener = next;
  notes.forEach(next);
}

/** Clears the notes between tests. */
export function forgetNotes(): void {
  notes = [];
  listener = undefined;
}
