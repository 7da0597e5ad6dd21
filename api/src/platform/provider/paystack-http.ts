import { Type, type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { PaystackConfig } from '../config/config';
import { ProviderError } from './provider-error';

/** The limit for a whole call, from its start to the last byte of the response. */
export const CALL_TIMEOUT_MS = 10_000;
const PAGE_SIZE = 100;

/** Calls Paystack's HTTP API, or whatever is at the base URL: each ends with a validated response or a ProviderError. */
export class PaystackHttp {
  constructor(private readonly config: PaystackConfig) {}

  /** Test or live mode, from the key: a test payment must not buy a real ticket. */
  get domain(): 'test' | 'live' {
    return this.config.secretKey?.startsWith('sk_live_') ? 'live' : 'test';
  }

  async call<T extends TSchema>(
    method: 'GET' | 'POST',
    path: string,
    schema: T,
    body?: object,
  ): Promise<Static<T>> {
    const { baseUrl, secretKey } = this.config;
    if (!secretKey) throw new ProviderError('PAYSTACK_SECRET_KEY is not set');
    // Without the query, which may hold an account number: errors are logged and stored.
    const what = `${method} ${path.replace(/\?.*/, '')}`;
    let status: number;
    let answer: unknown;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${secretKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        redirect: 'error',
      });
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw new ProviderError(`${what} had no readable answer`, { cause });
    }
    const { data, message, code } = (answer ?? {}) as Record<string, unknown>;
    if (status >= 400)
      throw new ProviderError(`${what} answered ${status}: ${message}`, {
        status,
        code,
        said: message,
      });
    if (!Value.Check(schema, data)) throw new ProviderError(`${what} answered something else`);
    return data;
  }

  /** Every row of a list, page by page, oldest or newest first as the provider has it. */
  async *list<T extends TSchema>(
    path: string,
    schema: T,
    query: Record<string, string> = {},
  ): AsyncGenerator<Static<T>> {
    for (let page = 1; ; page += 1) {
      const asked = new URLSearchParams({
        ...query,
        perPage: String(PAGE_SIZE),
        page: String(page),
      });
      const rows = await this.call('GET', `${path}?${asked}`, Type.Array(schema));
      yield* rows;
      if (rows.length < PAGE_SIZE) return;
    }
  }
}
