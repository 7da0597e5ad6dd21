import type { ApiError } from 'shared-auth';

const TRY_AGAIN = 'Please try again.';

/** What to say when an action of the account section failed: the server's sentence, else which action it was. */
export const accountMessage = (error: ApiError, failed: string) =>
  error.text('detail') ?? `${failed} ${TRY_AGAIN}`;

/** What to say above a form; null where the fields' own errors say it. */
export const accountFormMessage = (error: ApiError, failed: string) =>
  Object.keys(error.fields).length > 0 ? null : accountMessage(error, failed);
