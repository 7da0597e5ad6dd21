import type { ApiPaths, ApiSchemas } from 'shared-auth/page';

import { notAuthenticated } from './refusals';
import type { Account, Store } from './store';
import type { TicketCodes } from './ticketCodes';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call as its handler sees it. */
export interface Call {
  store: Store;
  codes: TicketCodes;
  now: Date;
  /** Who calls; null for a visitor. */
  actor: Account | null;
  params: Record<string, string>;
  query: URLSearchParams;
  /** JSON, or the texts of a form. */
  body: Record<string, unknown>;
  /** The pictures of a form, as data URLs. */
  pictures: Record<string, string>;
}

/** Who may call: anyone, whoever is signed in, or whoever has one of the roles. */
export type Access =
  'visitor' | 'member' | { roles: ApiSchemas['User']['role'][]; sentence?: string };

/** One operation of the OpenAPI document, and what answers it. */
export interface Route {
  method: Method;
  path: string;
  access: Access;
  status: number;
  handle: (call: Call) => unknown;
}

type Json<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : void;
type Success<Operation> = Operation extends { responses: infer Answers }
  ? { [Status in keyof Answers & (200 | 201 | 204)]: Json<Answers[Status]> }[keyof Answers &
      (200 | 201 | 204)]
  : never;

/** A route whose path and answer are those of the OpenAPI document, by its types. */
export function route<Path extends keyof ApiPaths & string, Verb extends Method>(
  method: Verb,
  path: Path,
  access: Access,
  handle: (call: Call) => Success<ApiPaths[Path][Verb]> | Promise<Success<ApiPaths[Path][Verb]>>,
  status = 200,
): Route {
  return { method, path, access, handle, status };
}

/** Organizers and administrators. */
export const organizers: Access = { roles: ['ORGANIZER', 'ADMIN'] };

/** Who calls a guarded route. */
export function actorOf({ actor }: Call): Account {
  if (!actor) throw notAuthenticated();
  return actor;
}

/** A text of the body; empty when it is not given. */
export const text = ({ body }: Call, field: string): string => String(body[field] ?? '');
