import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FieldSentences } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The spec's own sentences for what this route's schema refuses, by `field.keyword`. */
    sentences?: Record<string, string>;
  }
}

/**
 * Validates as the schemas say: all errors at once, nothing removed, nothing filled in, and nothing coerced in a body.
 * Query and path arrive as text, so there numbers are read from text.
 */
export function validateStrictly(app: FastifyInstance): void {
  const strict: Options = { allErrors: true, allowUnionTypes: true, useDefaults: false };
  const ajvs = new Map<boolean, Ajv>();

  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const isText = httpPart !== 'body';
    let ajv = ajvs.get(isText);
    if (!ajv) {
      ajv = new Ajv({ ...strict, coerceTypes: isText });
      addFormats(ajv);
      ajv.addSchema(Object.values(app.getSchemas()) as object[]);
      ajvs.set(isText, ajv);
    }
    const validate = ajv.compile(schema);
    return isText ? refuseInfinity(validate) : validate;
  };
  app.setValidatorCompiler(compile);
}

/** Text such as `1e309` is read as Infinity, which Ajv takes for a number that no range can judge. */
function refuseInfinity(validate: ValidateFunction) {
  const judge = (data: Record<string, unknown>): boolean => {
    const isValid = validate(data);
    judge.errors = validate.errors ?? null;
    const endless = Object.keys(data).find(
      (name) => typeof data[name] === 'number' && !Number.isFinite(data[name]),
    );
    if (!isValid || endless === undefined) return isValid;
    judge.errors = [
      { instancePath: `/${endless}`, schemaPath: '', keyword: 'type', params: { type: 'number' } },
    ];
    return false;
  };
  judge.errors = null as ErrorObject[] | null;
  return judge;
}

type Refusal = Pick<ErrorObject, 'instancePath' | 'keyword' | 'params'>;

/** Turns the validator's errors into a sentence under each field. */
export function toFieldSentences(
  refusals: readonly Refusal[],
  sentences: Record<string, string> = {},
): FieldSentences {
  // Without a prototype, a field that somebody called `__proto__` is a field like others.
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
    case 'format':
      return params.format === 'date-time'
        ? 'Expected a time with its zone, such as 2026-03-01T09:00:00Z.'
        : `Expected a valid ${params.format}.`;
    default:
      return 'This value is not valid.';
  }
}
