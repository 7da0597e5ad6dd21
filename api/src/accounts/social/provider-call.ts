/** The provider didn't respond, or sent an invalid response. */
export class ProviderUnreachableError extends Error {}

interface ProviderAnswer {
  ok: boolean;
  body: unknown;
}

const TIMEOUT_MS = 10_000;

/**
 * Calls a provider for JSON. A 4xx is returned, not thrown.
 *
 * @throws ProviderUnreachableError; its message has the URL without the query, which may contain a token.
 */
export async function callProvider(url: URL, init: RequestInit = {}): Promise<ProviderAnswer> {
  const where = `${url.origin}${url.pathname}`;
  try {
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', 'user-agent': 'nzuko', ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const text = await response.text();
    return { ok: response.ok, body: text === '' ? null : JSON.parse(text) };
  } catch (cause) {
    throw new ProviderUnreachableError(`${where} gave an unusable answer`, { cause });
  }
}

/** A non-empty text field of a response, else null. Numbers become text, such as GitHub's ids. */
export function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Record<string, unknown>)[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
