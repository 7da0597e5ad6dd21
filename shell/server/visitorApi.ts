import type { CallApi } from '@nzuko/contract';

/** Where the API is, and the headers that let the caller pass on a staging site. */
interface VisitorApi {
  apiUrl: string;
  pass: Record<string, string>;
}

/**
 * Lets a remote's program call the API as a visitor, without the caller's token. Rejects after `ms`, whatever the program is
 * waiting for.
 */
export async function withVisitorApi<Result>(
  { apiUrl, pass }: VisitorApi,
  ms: number,
  use: (callApi: CallApi) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const result = use((path) =>
    fetch(`${apiUrl}/api${path}`, { headers: { ...pass, accept: 'application/json' }, signal }),
  );
  const timeUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([result, timeUp]);
}
