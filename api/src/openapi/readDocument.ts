/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

type Content = Record<string, { schema?: Schema }>;

/** One operation of the OpenAPI document. */
export interface Operation {
  method: string;
  /** Relative to `/api`, such as `/events/{id}/`. */
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[];
  body: Content;
  /** Keyed by status. */
  answers: Record<string, { content?: Content }>;
  /** Whether the caller must be signed in. */
  isGuarded: boolean;
}

interface RawOperation {
  parameters?: Operation['parameters'];
  requestBody?: { content?: Content };
  responses?: Operation['answers'];
  security?: Record<string, string[]>[];
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** Flattens our OpenAPI document into a list of operations. */
export function readDocument(document: unknown): {
  operations: Operation[];
  schemas: Record<string, Schema>;
} {
  const { paths, components } = JSON.parse(JSON.stringify(document)) as RawDocument;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      method: method.toUpperCase(),
      path,
      parameters: raw.parameters ?? [],
      body: raw.requestBody?.content ?? {},
      answers: raw.responses ?? {},
      isGuarded: isGuarded(raw),
    })),
  );
  return { operations, schemas: components.schemas };
}

function isGuarded({ security = [] }: RawOperation): boolean {
  return security.length > 0 && security.every((scheme) => 'bearer' in scheme);
}
