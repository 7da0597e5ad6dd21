import { Type, type TString } from 'typebox';

/** A whole number, in digits. */
export const integer = (description: string, preset: number, minimum: number, maximum: number) =>
  Type.Integer({ description, default: preset, minimum, maximum });

/** A limit on calls per minute. */
export const perMinute = (description: string, preset: number) =>
  integer(`${description} Per minute; 0 disables the limit.`, preset, 0, 1_000_000);

/** A limit on calls per day. */
export const perDay = (description: string, preset: number) =>
  integer(`${description} Per day; 0 disables the limit.`, preset, 0, 1_000_000);

/** "true" or "false"; false by default. */
export const flag = (description: string) => Type.Boolean({ description, default: false });

/** One of `values`. */
export const choice = (description: string, preset: string, values: string[]) =>
  Type.Enum(values, { description, default: preset });

/** Any text. */
export const text = (description: string, preset: string) =>
  Type.String({ description, default: preset });

/** Any text, or nothing. */
export const textIfSet = (description: string) => Type.Optional(Type.String({ description }));

/** A comma-separated list; empty by default. */
export const list = (description: string) =>
  Type.Array(Type.String(), { description, default: [] });

/** A text of at least `minLength` characters, or nothing. */
export const secret = (description: string, minLength: number) =>
  Type.Optional(Type.String({ description, minLength }));

/** Comma-separated secrets. */
export const secrets = (description: string, minLength: number) =>
  Type.Array(Type.String({ minLength }), { description, default: [] });

// Formats are patterns: `new URL` may still refuse a text that they accept.
const url = (schema: TString, isFit = (value: string) => URL.canParse(value)) =>
  Type.Refine(schema, isFit);

/** A URL. */
export const address = (description: string, preset: string) =>
  url(Type.String({ description, default: preset, examples: [preset] }));

/** A URL, or nothing. */
export const addressIfSet = (description: string, example: string) =>
  Type.Optional(url(Type.String({ description, examples: [example] })));

/** A password with a / is what breaks this URL most often, and compose.yaml puts one into it. */
const DATABASE_EXAMPLE =
  'postgres://user:password@host:5432/nzuko, with %2F for a / in the password (with compose.yaml: POSTGRES_PASSWORD, in letters and digits only)';

/** The URL of a PostgreSQL server, or the path of its socket, or nothing: what `pg` takes. */
export const databaseIfSet = (description: string) =>
  Type.Optional(
    url(
      Type.String({ description, examples: [DATABASE_EXAMPLE] }),
      (value) => value.startsWith('/') || URL.canParse(value.replace('@/', '@socket/')),
    ),
  );

/** An http(s) URL. */
export const webAddress = (description: string, preset: string) =>
  url(
    Type.String({ description, default: preset, examples: [preset] }),
    (value) => URL.canParse(value) && /^https?:\/\//i.test(value),
  );
