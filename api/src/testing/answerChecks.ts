import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readDocument, type Operation } from '../openapi/readDocument';
import { compiledOnce } from '../platform/http/compiledOnce';

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

const DOCUMENT = resolve(__dirname, '../../openapi.json');

/** The published document's operations with patterns for their paths, those with the fewest parameters first. */
function readOperations() {
  const { operations, schemas } = readDocument(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
  addFormats(ajv);
  ajv.addSchema({ $id: 'document', components: { schemas } });
  const parametersOf = ({ path }: Operation) => path.split('{').length;
  const known = operations
    .toSorted((a, b) => parametersOf(a) - parametersOf(b))
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  return { ajv, known };
}

/**
 * Checks responses against the OpenAPI document: a JSON response with a documented status must match its schema. Throws the
 * mismatch, so that the test that made the call fails.
 *
 * Reads the published document: having each app write its own took a third of a second per test file. `generate.test.ts` fails
 * when the two differ.
 */
export function checkAnswer(method: string, url: string, answer: Answer): void {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return;
  const { ajv, known } = compiledOnce(['answers'], readOperations);
  const path = withSlash((url.split('?')[0] ?? '').replace(/^\/api/, ''));
  const operation = known.find(
    (each) => each.operation.method === method && each.pattern.test(path),
  )?.operation;
  const status = String(answer.statusCode);
  const schema = operation?.answers[status]?.content?.['application/json']?.schema;
  if (!operation || !schema) return;
  const key = `${method} ${operation.path} ${status}`;
  const validate = compiledOnce<ValidateFunction>(['answer', key], () => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
    return ajv.compile(JSON.parse(text) as object);
  });
  if (!validate(JSON.parse(answer.body))) {
    throw new Error(`${key}: ${ajv.errorsText(validate.errors)}\n${answer.body}`);
  }
}

function patternOf(path: string): RegExp {
  const escaped = withSlash(path).replace(/[.]/g, '\\.');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
