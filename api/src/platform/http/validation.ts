import { SerializerSelector as serializerSelector } from '@fastify/fast-json-stringify-compiler';
import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify';
import { SINGLE_LINE } from '../schemas/buildingBlocks';
import { compiledOnce, keyOf } from './compiledOnce';
import type { FieldSentences } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The spec's messages for this route's schema errors, by `field.keyword`. */
    sentences?: Record<string, string>;
  }
}

type Compilers = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;

/** As Fastify calls it: after `false`, it reads the errors. */
interface Validator {
  (data: unknown): boolean;
  errors?: ErrorObject[] | null;
}

const LIMIT_KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'multipleOf'];

/** A schema without the parts that the validator must ignore: documentation, and limits checked by the service. */
function judgedPart(schema: object): object {
  const text = JSON.stringify(schema, function (this: Record<string, unknown>, key, value) {
    const isLeft = this['x-checked-by-service'] === true && LIMIT_KEYWORDS.includes(key);
    return isLeft || key.startsWith('x-') ? undefined : (value as unknown);
  });
  return JSON.parse(text) as object;
}

/**
 * Validates strictly: reports all errors, removes nothing, adds no defaults, and coerces nothing in a body. Query and path
 * are text, so numbers there are coerced.
 */
export function validateStrictly(app: FastifyInstance): void {
  const strict: Options = { allErrors: true, allowUnionTypes: true, useDefaults: false };
  const makeAjv = (schemas: object[], coerceTypes: boolean) => {
    const ajv = new Ajv({ ...strict, coerceTypes });
    addFormats(ajv);
    return ajv.addSchema(schemas);
  };
  // Called once per area, with its named schemas.
  const buildValidator = (named: unknown): FastifySchemaCompiler<object> => {
    const shared = lazily(() => {
      const schemas = Object.values(named as Record<string, object>).map(judgedPart);
      return { schemas, key: keyOf(schemas) };
    });
    const forBodies = lazily(() => makeAjv(shared().schemas, false));
    const forText = lazily(() => makeAjv(shared().schemas, true));
    return ({ schema, httpPart }) => {
      return compiledAtFirstUse(() => {
        const judged = judgedPart(schema);
        return compiledOnce(['validator', httpPart, shared().key, judged], () => {
          if (httpPart === 'body') return forBodies().compile(judged);
          const validate = forText().compile(judged);
          return refuseMisread(validate, httpPart === 'params' ? isOtherSpelling : isEndless);
        });
      });
    };
  };
  const buildSerializer: NonNullable<Compilers['buildSerializer']> = (named, options) => {
    const makeSerializer = lazily(() => serializerSelector()(named, options));
    const key = lazily(() => keyOf(named));
    return (route) => {
      const serializer = lazily(() =>
        compiledOnce(['serializer', key(), route.schema], () => makeSerializer()(route)),
      );
      return (data) => serializer()(data);
    };
  };
  // Fastify's type takes a bare schema, but it also passes the part of the request.
  const compilersFactory = { buildValidator, buildSerializer } as unknown as Compilers;
  app.setSchemaController({ compilersFactory });
}

/** A validator that is compiled by its first call: compiling all of them took half of the start. */
function compiledAtFirstUse(compile: () => Validator): Validator {
  const validate = lazily(compile);
  const judge: Validator = (data) => {
    const isValid = validate()(data);
    judge.errors = validate().errors ?? null;
    return isValid;
  };
  return judge;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

type IsMisread = (coerced: unknown, text: unknown) => boolean;

/** Text such as `1e309` is coerced to Infinity, which Ajv doesn't check against ranges. */
const isEndless: IsMisread = (coerced) => typeof coerced === 'number' && !Number.isFinite(coerced);

/** Each thing has one address: `/events/007/` isn't `/events/7/`. */
const isOtherSpelling: IsMisread = (coerced, text) => String(coerced) !== text;

function refuseMisread(validate: ValidateFunction, isMisread: IsMisread): Validator {
  const judge: Validator = (data) => {
    const fields = data as Record<string, unknown>;
    const texts = { ...fields };
    const isValid = validate(fields);
    judge.errors = validate.errors ?? null;
    const misread = Object.keys(fields).find((name) => isMisread(fields[name], texts[name]));
    if (!isValid || misread === undefined) return isValid;
    judge.errors = [
      { instancePath: `/${misread}`, schemaPath: '', keyword: 'type', params: { type: 'number' } },
    ];
    return false;
  };
  return judge;
}

type Refusal = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

/** Converts the validator's errors into a message per field. */
export function toFieldSentences(
  refusals: readonly Refusal[],
  sentences: Record<string, string> = {},
): FieldSentences {
  // Without a prototype, so that a field named `__proto__` is just a field.
  const fields = Object.create(null) as FieldSentences;
  for (const refusal of refusals) {
    const field = fieldOf(refusal);
    const sentence = sentences[`${field}.${refusal.keyword}`] ?? sentenceFor(refusal);
    const list = (fields[field] ??= []);
    if (!list.includes(sentence)) list.push(sentence);
  }
  return fields;
}

function fieldOf({ instancePath, keyword, params }: Refusal): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'non_field_errors';
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function sentenceFor({ keyword, params }: Refusal): string {
  switch (keyword) {
    case 'required':
      return 'This field is required.';
    case 'additionalProperties':
      return 'This field is not known.';
    case 'type':
      return `Expected ${[params.type]
        .flat()
        .map((type) => TYPE_NAMES[String(type)])
        .join(' or ')}.`;
    case 'enum':
      return `Expected one of: ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'minLength':
      return `Must have at least ${params.limit} characters.`;
    case 'maxLength':
      return `Must have at most ${params.limit} characters.`;
    case 'minimum':
      return `Must be at least ${params.limit}.`;
    case 'maximum':
      return `Must be at most ${params.limit}.`;
    case 'pattern':
      return params.pattern === SINGLE_LINE.pattern
        ? 'Must be a single line without control characters.'
        : 'This value is not valid.';
    case 'format':
      return params.format === 'date-time'
        ? 'Expected a time with its zone, such as 2026-03-01T09:00:00Z.'
        : `Expected a valid ${params.format}.`;
    default:
      return 'This value is not valid.';
  }
}
