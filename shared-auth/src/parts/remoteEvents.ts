import type { RemoteEventName, RemoteEvents } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session.
import { logProblem, sessionStore } from '@nzuko/shared-auth';

type Listener = (payload: never) => void;
interface Said {
  payload: unknown;
  /** Whose it is: another user of the same page is not told. */
  userId: number | undefined;
}
interface Channel {
  listeners: Set<Listener>;
  last?: Said;
  /** When it was last published, in milliseconds. */
  times: number[];
}

/** More of one name in a second is a loop. */
const MOST_A_SECOND = 20;
const SECOND_MS = 1_000;

// Every remote bundles a copy of this file; they meet here, so that remotes of different releases understand each other, in any shell.
const key = Symbol.for('nzuko.remoteEvents');
const page = globalThis as { [key]?: Map<string, Channel> };

function channelOf(name: string): Channel {
  const channels = (page[key] ??= new Map());
  const channel = channels.get(name) ?? { listeners: new Set(), times: [] };
  channels.set(name, channel);
  return channel;
}

const currentUser = () => sessionStore.getState().user?.id;

/** A listener that throws harms neither whoever publishes nor the others. */
function tell(name: string, listener: Listener, payload: unknown): void {
  try {
    listener(payload as never);
  } catch (error) {
    logProblem(`listener of ${name}`, error);
  }
}

/**
 * Tells all remotes that listen, and keeps it for those that are loaded later. Never throws. More than twenty of one name in a
 * second are a loop: those are dropped, and logged.
 */
export function publish<Name extends RemoteEventName>(
  name: Name,
  payload: RemoteEvents[Name],
): void {
  const channel = channelOf(name);
  const now = Date.now();
  channel.times = [...channel.times.filter((time) => now - time < SECOND_MS), now];
  if (channel.times.length > MOST_A_SECOND) {
    if (channel.times.length === MOST_A_SECOND + 1)
      logProblem(`event ${name}`, 'is published in a loop');
    return;
  }
  channel.last = { payload, userId: currentUser() };
  for (const listener of [...channel.listeners]) tell(name, listener, payload);
}

/**
 * Calls back with what is published from now on, and at once with the last, if it was by the same user.
 * @returns a function that stops it.
 */
export function listen<Name extends RemoteEventName>(
  name: Name,
  listener: (payload: RemoteEvents[Name]) => void,
): () => void {
  const { listeners, last } = channelOf(name);
  listeners.add(listener);
  if (last && last.userId === currentUser()) tell(name, listener, last.payload);
  return () => void listeners.delete(listener);
}

/** For tests: nothing has been published, and nobody listens. */
export function forgetRemoteEvents(): void {
  delete page[key];
}
