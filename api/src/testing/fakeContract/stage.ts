import type { Caller, Stage } from 'shared-ui/fake-api/scenarios';
import { masked } from './masked';

const DAY = 24 * 60 * 60 * 1000;

/** One request, in the form that both APIs can be asked in. */
export interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** An API to play on. */
export interface Backend {
  send: (request: Sent) => Promise<{ status: number; body: string }>;
  pay: Stage['pay'];
}

/** What was called and what came back, without what must differ: ids, times, tokens. */
export interface Line {
  call: string;
  status: number;
  answer: unknown;
}

/** A stage on one of the two APIs, and the lines that what is played on it leaves. */
export function makeStage(backend: Backend, today: Date, passwords: Record<string, string>) {
  const lines: Line[] = [];
  const signedIn = new Map<string, Promise<Caller & { refresh: string }>>();

  function callerWith(authorization?: string): Caller {
    const call = async <Body>(method: Sent['method'], path: string, body?: object) => {
      const { status, body: text } = await backend.send({
        method,
        url: `/api${path}`,
        headers: {
          ...(authorization && { authorization }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      const answer: unknown = text === '' ? null : JSON.parse(text);
      lines.push({ call: masked(`${method} ${path}`) as string, status, answer: masked(answer) });
      return answer as Body;
    };
    return {
      get: (path) => call('GET', path),
      post: (path, body) => call('POST', path, body),
      put: (path) => call('PUT', path),
      patch: (path, body) => call('PATCH', path, body),
      delete: (path, body) => call('DELETE', path, body),
    };
  }

  const visitor = callerWith();
  const signIn = async (email: string, password = passwords[email] ?? '') => {
    const pair = await visitor.post<{ access: string; refresh: string }>('/auth/token/', {
      email,
      password,
    });
    return { ...callerWith(`Bearer ${pair.access}`), refresh: pair.refresh };
  };
  /** Signs in with the first call. */
  const later = (email: string): Caller => {
    const caller = () => {
      const known = signedIn.get(email) ?? signIn(email);
      signedIn.set(email, known);
      return known;
    };
    return {
      get: async (path) => (await caller()).get(path),
      post: async (path, body) => (await caller()).post(path, body),
      put: async (path) => (await caller()).put(path),
      patch: async (path, body) => (await caller()).patch(path, body),
      delete: async (path, body) => (await caller()).delete(path, body),
    };
  };
  const stage: Stage = {
    visitor,
    signIn,
    attendee: later('attendee@demo.test'),
    organizer: later('organizer@demo.test'),
    rival: later('ibrahim.bello@devcircle.test'),
    admin: later('admin@demo.test'),
    inDays: (days) => new Date(today.getTime() + days * DAY).toISOString(),
    pay: backend.pay,
  };
  return { stage, takeLines: () => lines.splice(0) };
}
