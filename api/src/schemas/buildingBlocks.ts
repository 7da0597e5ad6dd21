import { Type, type Static, type TSchema } from 'typebox';

/** A schema published under its own name in the OpenAPI document's components. */
export type NamedSchema = TSchema & { $id: string };

export function named<T extends TSchema>($id: string, schema: T) {
  return Object.assign(schema, { $id });
}

/** Refers to a named schema by its name, so that the document (and the client's types) say `Event`, not its copy. */
export function ref<T extends NamedSchema>(schema: T) {
  return Type.Unsafe<Static<T>>({ $ref: `${schema.$id}#` });
}

/** A value or null, as the one-line `type: [..., "null"]` form that OpenAPI 3.1 and the serializer both know. */
export function nullable<T extends TSchema & { type: string }>(schema: T) {
  return Type.Unsafe<Static<T> | null>({ ...schema, type: [schema.type, 'null'] });
}

export function textEnum<const T extends string[]>(
  values: readonly [...T],
  options: { description?: string } = {},
) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...values], ...options });
}

export const timestamp = (description?: string) =>
  Type.String({ format: 'date-time', ...(description ? { description } : {}) });

/** Money leaves and enters as decimal text; it is never a float on either side. */
export const moneyText = (description: string) =>
  Type.String({ pattern: '^\\d+\\.\\d{2}$', description, examples: ['1500.00'] });

/** Row numbers fit PostgreSQL's integer: what is larger cannot exist, and is answered as not found. */
export const rowId = () => Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const idParams = Type.Object({ id: rowId() });

/**
 * A body that arrives as a form with an optional file, or as JSON without one. Both media types are documented; the
 * handler sees the same typed object whichever was sent (see `http/multipart.ts`).
 */
export function formOrJson<T extends TSchema & { properties: Record<string, TSchema> }>(
  schema: T,
  file: { field: string; description: string },
) {
  const form = {
    ...schema,
    properties: {
      ...schema.properties,
      [file.field]: { type: 'string', format: 'binary', description: file.description },
    },
  };
  return Type.Unsafe<Static<T>>({
    content: {
      'multipart/form-data': { schema: form },
      'application/json': { schema },
    },
  });
}
