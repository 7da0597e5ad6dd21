import { Type, type Static, type TSchema } from 'typebox';
import { withMessages } from '../fieldMessages';
import { LIMITS } from '../limits';
import type { ImageRule } from '../media/image-rules';

/** A named schema in the OpenAPI document's components. */
type NamedSchema = TSchema & { $id: string };

export function named<T extends TSchema>($id: string, schema: T) {
  return Object.assign(schema, { $id });
}

/** References a named schema, so that the document (and the client's types) use `Event` instead of a copy. */
export function ref<T extends NamedSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}

/** A nullable value, as `type: [..., "null"]`, which both OpenAPI 3.1 and the serializer support. */
export function nullable<T extends TSchema & { type: string }>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });
}

export function textEnum<const T extends string[]>(
  values: readonly [...T],
  options: {
    description?: string;
    'x-labels'?: Record<T[number], string>;
    'x-messages'?: Readonly<Record<string, string>>;
    'x-rights'?: Readonly<Record<T[number], readonly string[]>>;
    'x-default'?: T[number];
  } = {},
) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

/**
 * Limits that the service checks after normalising the value, with the spec's messages: they are in the OpenAPI document,
 * but the request validator ignores them.
 */
export const checkedByService = <T extends object>(limits: T) => ({
  ...limits,
  'x-checked-by-service': true,
});

/**
 * Text of one line. A line break in a title or a name could end a mail header or a log line, and neither has a meaning there.
 */
export const SINGLE_LINE = {
  pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
} as const;

export const timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...(description ? { description } : {}) });

/** Money is decimal text in both directions, never a float. */
export const moneyText = (description: string) =>
  Type.String({ pattern: '^\\d+\\.\\d{2}$', description, examples: ['1500.00'] });

/** Money that may be below zero: "-1500.00". */
export const signedMoneyText = (description: string) =>
  Type.String({ pattern: '^-?\\d+\\.\\d{2}$', description, examples: ['1500.00'] });

/** PostgreSQL's largest integer. */
export const MAX_ID = 2_147_483_647;

/** An id that can't exist, because it is larger, returns 404. */
export const rowId = (description?: string) =>
  Type.Integer({ minimum: 1, maximum: MAX_ID, ...(description ? { description } : {}) });

export const idParams = Type.Object({ id: rowId() });

/** The code in an emailed link. */
export const linkParams = Type.Object({ token: Type.String({ maxLength: 128 }) });

/** The sentence in an answer for its user. */
export const userMessage = () => Type.String({ description: 'The message to show the user.' });

/** An answer with just a sentence about the outcome. */
export const messageAnswer = Type.Object({ detail: userMessage() });

/**
 * A body sent as a form with an optional file, or as JSON. Both media types are documented; the handler gets the same typed
 * object (see `http/forms.ts`).
 */
export function formOrJson<T extends NamedSchema & { properties: Record<string, TSchema> }>(
  schema: T,
  image: ImageRule,
) {
  const { $id: _name, ...unnamed } = schema;
  const file = {
    type: 'string',
    format: 'binary',
    description: 'An image; `maxLength` is in bytes.',
    maxLength: image.maxBytes,
    'x-media-types': image.formats.map((format) => `image/${format}`),
    ...withMessages(image.field),
  };
  const form = { ...unnamed, properties: { ...schema.properties, [image.field]: file } };
  return Type.Unsafe<Static<T>>({
    content: {
      'multipart/form-data': { schema: form },
      'application/json': { schema: ref(schema) },
    },
  });
}

const pathOfPage = (which: string) =>
  nullable(Type.String({ description: `Path of the ${which} page on this server.` }));

/** Where the list goes on after this page; null at its end. */
export const nextPage = () => pathOfPage('next');

/** A page's place in its numbered list. */
export const pageFields = () => ({
  count: Type.Integer({ description: 'Total over all pages.' }),
  next: nextPage(),
  previous: pathOfPage('previous'),
});

/** One page of such a list. */
export const pageOf = <T extends NamedSchema>(item: T) =>
  Type.Object({ ...pageFields(), results: Type.Array(ref(item)) });

/** The requested page of a list; both count from 1. */
export const pageParams = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  page_size: Type.Optional(Type.Integer(LIMITS.pageSize)),
};
