import type { InjectOptions } from 'fastify';
import { HOUR_MS } from '../platform/durations';
import { formOf } from './builders';
import type { Operation, Schema } from '../openapi/readDocument';

type Method = NonNullable<InjectOptions['method']>;

const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  "'; DROP TABLE events; --",
  '<img src=x onerror=alert(1)>',
  '%',
  '\\',
  '../../../etc/passwd',
  '\ud800',
  '🎟️'.repeat(50),
  'x'.repeat(5000),
  '-1',
  'NaN',
  '1e309',
  '2026-02-30',
  '2026-13-01T25:61:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999+14:00',
  '__proto__',
  '${7*7}',
  'null',
];
const NASTY_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  {},
  [[[[]]]],
  { a: { b: { c: null } } },
  ...NASTY_TEXTS,
];

/** Makes requests from an OpenAPI document; the same seed makes the same ones. About half of them are broken. */
export class RequestFuzzer {
  private state: number;
  private turn = 0;

  constructor(
    private readonly document: { operations: Operation[]; schemas: Record<string, Schema> },
    seed: number,
  ) {
    this.state = seed >>> 0;
  }

  /** The next request; operations take turns. */
  next(): { operation: Operation; request: InjectOptions } {
    const { operations } = this.document;
    const operation = operations[this.turn % operations.length];
    if (!operation) throw new Error('The document has no operations');
    this.turn += 1;
    const isBroken = this.chance(0.5);
    const url = `/api${this.pathOf(operation, isBroken)}${this.queryOf(operation, isBroken)}`;
    const method = operation.method as Method;
    return { operation, request: { method, url, ...this.bodyOf(operation, isBroken) } };
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  private pathOf({ path, parameters }: Operation, isBroken: boolean): string {
    return path.replace(/\{(\w+)\}/g, (_match, name: string) => {
      const parameter = parameters.find((known) => known.name === name);
      const value =
        isBroken && this.chance(0.3) ? this.pick(NASTY_TEXTS) : this.valueOf(parameter?.schema);
      return encode(String(value)) || '0';
    });
  }

  private queryOf({ parameters }: Operation, isBroken: boolean): string {
    const query = parameters
      .filter((parameter) => parameter.in === 'query' && this.chance(0.3))
      .map(({ name, schema }) => {
        const value = isBroken && this.chance(0.5) ? this.pick(NASTY_TEXTS) : this.valueOf(schema);
        return `${name}=${encode(String(value))}`;
      });
    if (isBroken && this.chance(0.1)) query.push(`${encode(this.pick(NASTY_TEXTS))}=1`);
    return query.length > 0 ? `?${query.join('&')}` : '';
  }

  private bodyOf({ body }: Operation, isBroken: boolean): InjectOptions {
    const types = Object.keys(body);
    if (types.length === 0) return isBroken && this.chance(0.2) ? json('{}') : {};
    if (isBroken && this.chance(0.15)) return this.noBody();
    const type = this.pick(types);
    const value = this.valueOf(body[type]?.schema);
    if (isBroken) this.spoil(value);
    if (type !== 'multipart/form-data' || !isRecord(value)) return json(JSON.stringify(value));
    return formOf(
      Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          field instanceof Buffer
            ? { file: field }
            : typeof field === 'string'
              ? field
              : JSON.stringify(field ?? null),
        ]),
      ),
    );
  }

  private noBody(): InjectOptions {
    return this.pick<InjectOptions>([
      {},
      json('{"a":'),
      json('['.repeat(10_000)),
      json(''),
      json('null'),
      json('"text"'),
      json(`{"${'x'.repeat(300_000)}":1}`),
      json('{"__proto__":{"role":"ADMIN"}}'),
      { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      { payload: 'nonsense', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      { payload: 'nonsense', headers: { 'content-type': 'nonsense' } },
    ]);
  }

  /** Breaks a field, drops one, or adds an unknown one. */
  private spoil(value: unknown): void {
    if (!isRecord(value)) return;
    const name = this.pick(Object.keys(value)) as string | undefined;
    if (name !== undefined && this.chance(0.7)) value[name] = this.pick(NASTY_VALUES);
    else if (name !== undefined && this.chance(0.6)) delete value[name];
    else value.unheard_of = this.pick(NASTY_VALUES);
  }

  private valueOf(schema: Schema | undefined): unknown {
    if (!schema) return this.pick(NASTY_TEXTS);
    if (schema.$ref) return this.valueOf(this.document.schemas[schema.$ref.split('/').pop() ?? '']);
    if (schema.enum) return this.pick(schema.enum);
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    switch (type) {
      case 'object':
        return this.objectOf(schema);
      case 'array':
        return Array.from({ length: this.integer(0, 3) }, () => this.valueOf(schema.items));
      case 'integer':
      case 'number':
        // Small numbers, so that they are ids of existing rows.
        return this.integer(schema.minimum ?? 0, Math.min(schema.maximum ?? 12, 12));
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      default:
        return this.textOf(schema);
    }
  }

  private objectOf({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries(properties)) {
      if (required.includes(name) || this.chance(0.5)) object[name] = this.valueOf(schema);
    }
    return object;
  }

  private textOf({ format }: Schema): string | Buffer {
    switch (format) {
      case 'email':
        return `person${this.integer(1, 9)}@example.test`;
      case 'date-time':
        return new Date(Date.now() + this.integer(-100, 1000) * HOUR_MS).toISOString();
      case 'binary':
        return Buffer.from(this.pick(NASTY_TEXTS));
      default:
        return this.pick([
          'Lagos Tech Week',
          'An evening of talks.',
          '2026-03-01',
          '1500.50',
          'me',
        ]);
    }
  }

  private integer(min: number, max: number): number {
    return min + Math.floor(this.random() * (max - min + 1));
  }

  private chance(share: number): boolean {
    return this.random() < share;
  }

  /** Mulberry32: small, and the same on every machine. */
  private random(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

function json(payload: string): InjectOptions {
  return { payload, headers: { 'content-type': 'application/json' } };
}

/** Half a surrogate pair can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
