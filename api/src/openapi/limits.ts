interface Schema {
  $ref?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  'x-default'?: string;
  'x-labels'?: Record<string, string>;
  'x-messages'?: Record<string, string>;
  'x-rights'?: Record<string, readonly string[]>;
  [keyword: string]: unknown;
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
}
interface Document {
  info?: { 'x-constants'?: Record<string, string | number> };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
type Limits = Record<string, unknown>;
type Value = object | string | number;

/** JSON Schema keywords that forms can check, with the names that forms use for them. */
const KEYWORDS: Record<string, string> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  multipleOf: 'multipleOf',
  minItems: 'minItems',
  maxItems: 'maxItems',
  enum: 'enum',
  'x-published': 'published',
  'x-prefilled': 'prefilled',
  'x-hours-before-start': 'hoursBeforeStart',
  'x-media-types': 'mediaTypes',
};

/**
 * Source code with the limits on the API's requests: one constant for each body (`eventLimits` from `EventPayload`, or named
 * after its path if the body has no name) and each query (`eventsQueryLimits`), each listing its limited fields. A named
 * body's times are a list beside it (`eventTimes`). Defaults of absent fields (`defaultTimezone`), labels of a field's values
 * (`ticketTypeLabels`) and their rights (`roleRights`) are constants of their own, so that code that needs only those loads
 * only those. So is each of the document's own constants, such as `termsVersion`.
 *
 * Messages about broken rules (`passwordMessages`) are a file of their own: forms need them, and pages without one don't.
 */
export function limitsSources(document: object): { limits: string; fieldMessages: string } {
  const { info, paths, components } = document as Document;
  const found = new Map<string, Limits>();
  const times = new Map<string, string[]>();
  const values = new Map<string, Value>();
  const messages = new Map<string, Value>();
  for (const [name, value] of Object.entries(info?.['x-constants'] ?? {})) {
    values.set(camelCase(name), value);
  }
  const addNamed = (ref: string): string => {
    const name = ref.slice(ref.lastIndexOf('/') + 1);
    const constant = constantName(name.replace(/Payload$/, ''));
    const properties = components.schemas[name]?.properties ?? {};
    if (!found.has(constant)) found.set(constant, {});
    if (name.endsWith('Payload')) {
      times.set(constant.replace(/Limits$/, 'Times'), timesOf(properties));
    }
    add(constant, properties);
    return constant;
  };
  const add = (constant: string, properties: Record<string, Schema>): void => {
    for (const [name, property] of Object.entries(properties)) {
      const ref = property.$ref ?? property.items?.$ref;
      if (ref) addNamed(ref);
      if (property['x-default'] !== undefined) {
        values.set(camelCase(`default_${name}`), property['x-default']);
      }
      for (const [about, kept] of [
        ['labels', values],
        ['messages', messages],
        ['rights', values],
      ] as const) {
        const told = property[`x-${about}`];
        if (told !== undefined) kept.set(camelCase(`${name}_${about}`), told);
      }
    }
    found.set(constant, { ...found.get(constant), ...limitsOf(properties) });
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const { parameters = [], requestBody } of Object.values(operations)) {
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const queried = query.map(({ name, schema }) => [name, schema] as const);
      add(constantName(`${path}/query`), Object.fromEntries(queried));
      const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
      const ref = json?.schema.$ref;
      const constant = ref ? addNamed(ref) : constantName(path);
      add(constant, { ...json?.schema.properties, ...form?.schema.properties });
    }
  }
  return {
    limits: sourceOf([...found, ...times, ...values]),
    fieldMessages: sourceOf([...messages]),
  };
}

const sourceOf = (constants: [string, Value][]): string =>
  constants
    .filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join('\n');

function limitsOf(properties: Record<string, Schema>): Limits {
  const limited = Object.entries(properties).map(([name, schema]) => {
    const limits = Object.entries(KEYWORDS).flatMap(([keyword, known]) =>
      schema[keyword] === undefined ? [] : [[known, schema[keyword]]],
    );
    return [name, Object.fromEntries(limits) as Limits] as const;
  });
  return Object.fromEntries(limited.filter(([, limits]) => Object.keys(limits).length > 0));
}

function timesOf(properties: Record<string, Schema>): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.format === 'date-time');
}

/** `/tickets/sold/query` becomes `ticketsSoldQueryLimits`; path parameters are left out. */
const constantName = (words: string) => camelCase(`${words.replace(/\{\w+\}/g, '')}/limits`);

function camelCase(words: string): string {
  const [first = '', ...others] = words.match(/[A-Za-z\d]+/g) ?? [];
  const tail = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [first.charAt(0).toLowerCase() + first.slice(1), ...tail].join('');
}
