import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { readDocument, type Operation } from '../openapi/readDocument';

interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

const DOCUMENT = resolve(__dirname, '../../openapi.json');

/**
 * Checks responses against the OpenAPI document: a JSON response with a documented status must match its schema. Throws the
 * mismatch, so that the test that made the call fails.
 *
 * It reads the document that is published: having each app write its own took a third of a second per test file.
 * `generate.test.ts` fails when the two differ.
 */
export function answerChecks() {
  let document: ReturnType<typeof readDocument> | undefined;
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { binary: true } });
  addFormats(ajv);
  const validators = new Map<string, ValidateFunction>();

  const operationOf = (method: string, url: string): Operation | undefined => {
    if (!document) {
      document = readDocument(JSON.parse(readFileSync(DOCUMENT, 'utf8')));
      ajv.addSchema({ $id: 'document', components: { schemas: document.schemas } });
    }
    const path = withSlash((url.split('?')[0] ?? '').replace(/^\/api/, ''));
    const parametersOf = ({ path }: Operation) => path.split('{').length;
    return document.operations
      .filter((operation) => operation.method === method && patternOf(operation.path).test(path))
      .sort((a, b) => parametersOf(a) - parametersOf(b))[0];
  };

  return {
    operationOf,
    check(method: string, url: string, answer: Answer): void {
      if (!String(answer.headers['content-type']).startsWith('application/json')) return;
      const operation = operationOf(method, url);
      const status = String(answer.statusCode);
      const schema = operation?.answers[status]?.content?.['application/json']?.schema;
      if (!operation || !schema) return;
      const key = `${method} ${operation.path} ${status}`;
      let validate = validators.get(key);
      if (!validate) {
        const text = JSON.stringify(schema).replaceAll('"#/', '"document#/');
        validate = ajv.compile(JSON.parse(text) as object);
        validators.set(key, validate);
      }
      if (!validate(JSON.parse(answer.body))) {
        throw new Error(`${key}: ${ajv.errorsText(validate.errors)}\n${answer.body}`);
      }
    },
  };
}

function patternOf(path: string): RegExp {
  const escaped = withSlash(path).replace(/[.]/g, '\\.');
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
