import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '../limits';
import { ApiError, InvalidFieldsError } from './errors';

/** How a route parses its form: which field is the file, which are integers. */
export interface FormRules {
  file: string;
  integers?: string[];
  /** Fields that contain JSON. */
  json?: string[];
  /** Browsers send every field: an empty one counts as missing. */
  emptyIsAbsent?: boolean;
  /** Fields that become null when empty: a cleared number must not count as unchanged. */
  emptyIsNull?: string[];
}

/** A form's file; `bytes` is truncated if it is too large. */
export interface Upload {
  bytes: Buffer;
  tooLarge: boolean;
  /** The account that sent it; null for a visitor. */
  account: number | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Makes the route accept multipart forms as well as JSON. */
    form?: FormRules;
  }
  interface FastifyRequest {
    upload: Upload | null;
  }
}

/**
 * Lets routes with `config.form` accept multipart forms. The fields become the body, which is validated like JSON; the file
 * becomes `request.upload`.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // One byte more than allowed, so that a file of exactly the limit doesn't look truncated.
      fileSize: LIMITS.imageBytes + 1,
      files: 1,
      fields: 30,
      fieldSize: 64 * 1024,
      fieldNameSize: 100,
    },
  });
  app.decorateRequest('upload', null);
  app.addHook('preValidation', (request, _reply, done) => {
    const { form } = request.routeOptions.config;
    if (request.isMultipart()) takeForm(request, form).then(() => done(), done);
    else if (!form || request.body !== undefined) done();
    else done(new InvalidFieldsError({ non_field_errors: ['A body is required.'] }));
  });
}

async function takeForm(request: FastifyRequest, form: FormRules | undefined): Promise<void> {
  if (!form) {
    throw new ApiError(415, 'unsupported_media_type', 'This call takes JSON, not a form.');
  }
  await readForm(request, form);
}

async function readForm(request: FastifyRequest, rules: FormRules): Promise<void> {
  const body: Record<string, unknown> = {};
  const refused: Record<string, string[]> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        const nothingChosen = bytes.length === 0 && !part.filename;
        if (nothingChosen) continue;
        if (part.fieldname !== rules.file)
          refused[part.fieldname] = ['This field doesn’t accept a file.'];
        else {
          const account = request.actor?.id ?? null;
          request.upload = { bytes, tooLarge: part.file.truncated, account };
        }
      } else if (part.fieldname === rules.file) {
        if (part.value !== '') refused[part.fieldname] = ['This field takes a file.'];
      } else if (part.fieldname in body) {
        refused[part.fieldname] = ['This field was sent twice.'];
      } else if (part.valueTruncated) {
        refused[part.fieldname] = ['This text is too long.'];
      } else if (rules.emptyIsNull?.includes(part.fieldname) && isBlank(part.value)) {
        body[part.fieldname] = null;
      } else if (part.value !== '' || !rules.emptyIsAbsent) {
        body[part.fieldname] = readText(part.value, part.fieldname, rules);
      }
    }
  } catch (cause) {
    request.log.debug({ err: cause }, 'form not readable');
    throw new InvalidFieldsError({ non_field_errors: ['The form is not readable.'] });
  }
  if (Object.keys(refused).length > 0) throw new InvalidFieldsError(refused);
  request.body = body;
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** Forms only have text, so parse numbers and JSON; anything else stays text, and the schema rejects it. */
function readText(value: unknown, field: string, { integers, json }: FormRules): unknown {
  if (typeof value !== 'string') return value;
  if (integers?.includes(field) && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) return Number(value);
  if (!json?.includes(field)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
