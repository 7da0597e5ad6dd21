import type { Operation, Schema } from './readDocument';

/** Everything callers rely on, one line each: the input and output of each operation, the fields of each named schema. */
export interface PublishedPaths {
  /** Maps `GET /events/` to its inputs (`page?` is optional) and the schema of its successful response. */
  operations: Record<string, { takes: string; answers: string }>;
  /** A named schema's fields with their types. */
  schemas: Record<string, string>;
}

/** Reads what callers rely on from an OpenAPI document. */
export function readPaths(document: {
  operations: Operation[];
  schemas: Record<string, Schema>;
}): PublishedPaths {
  const { schemas } = document;
  return {
    operations: Object.fromEntries(
      document.operations.map((operation) => [
        `${operation.method} ${operation.path}`,
        { takes: inputsOf(operation, schemas).join(' '), answers: successesOf(operation) },
      ]),
    ),
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, fieldsOf(schema).join(' ')]),
    ),
  };
}

/** Breaking changes: published promises that the current document no longer keeps. */
export function brokenPromises(published: PublishedPaths, current: PublishedPaths): string[] {
  const broken: string[] = [];
  for (const [name, { takes, answers }] of Object.entries(published.operations)) {
    const now = current.operations[name];
    if (!now) {
      broken.push(`${name} is gone`);
      continue;
    }
    const before = namesOf(takes);
    const after = namesOf(now.takes);
    for (const input of before.keys()) {
      if (!after.has(input)) broken.push(`${name} no longer takes ${input}`);
    }
    for (const [input, isRequired] of after) {
      if (isRequired && !before.get(input)) broken.push(`${name} now requires ${input}`);
    }
    for (const answer of answers.split(' ')) {
      if (!now.answers.split(' ').includes(answer))
        broken.push(`${name} no longer returns ${answer}`);
    }
  }
  for (const [name, fields] of Object.entries(published.schemas)) {
    const now = current.schemas[name]?.split(' ') ?? [];
    for (const field of fields.split(' ')) {
      // A field that was optional may become required.
      const required = field.replace('?:', ':');
      if (!now.includes(field) && !now.includes(required)) broken.push(`${name} lost ${field}`);
    }
  }
  return broken;
}

function inputsOf({ parameters, body }: Operation, schemas: Record<string, Schema>): string[] {
  const fields = parameters.map(({ name, required }) => (required ? name : `${name}?`));
  const content = body['multipart/form-data'] ?? body['application/json'];
  const given = content?.schema;
  const schema = given?.$ref ? schemas[nameOf(given.$ref)] : given;
  const required = schema?.required ?? [];
  for (const name of Object.keys(schema?.properties ?? {})) {
    fields.push(required.includes(name) ? name : `${name}?`);
  }
  return fields;
}

function successesOf({ answers }: Operation): string {
  return Object.entries(answers)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { content = {} }]) => {
      const types = Object.values(content).map(({ schema }) => typeOf(schema));
      return [status, ...types].join(':');
    })
    .join(' ');
}

function fieldsOf({ properties = {}, required = [] }: Schema): string[] {
  return Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}:${typeOf(schema)}`,
  );
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'nothing';
  if (schema.$ref) return nameOf(schema.$ref);
  const type = [schema.type ?? 'any'].flat().join('|');
  return schema.items ? `${type}<${typeOf(schema.items)}>` : type;
}

function nameOf(reference: string): string {
  return reference.split('/').pop() ?? reference;
}

/** Each input, and whether it is required. */
function namesOf(takes: string): Map<string, boolean> {
  const inputs = takes.split(' ').filter(Boolean);
  return new Map(inputs.map((input) => [input.replace('?', ''), !input.endsWith('?')]));
}
