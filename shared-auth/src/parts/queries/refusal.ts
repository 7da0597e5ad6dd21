import type { ApiError } from '@nzuko/shared-auth';

/** Why the API refused a call, in its own words; undefined if the API itself failed, whose words help nobody. */
export const refusalOf = (error: ApiError): string | undefined =>
  error.status >= 500 ? undefined : (error.text('detail') ?? Object.values(error.fields)[0]);

/** The message of a failed call: why the API refused it, or our own words. */
export const refusalOr = (ours: string) => (error: ApiError) => refusalOf(error) ?? ours;
