import type { components, paths } from './openapi';

/** The API's shapes by name, generated from its own OpenAPI document: `ApiSchemas['Event']`. */
export type ApiSchemas = components['schemas'];

/** The API's operations by path and method, from the same document. */
export type ApiPaths = paths;

/** The signed-in user's profile. */
export type User = ApiSchemas['User'];

/** ATTENDEE, ORGANIZER or ADMIN. */
export type Role = User['role'];
