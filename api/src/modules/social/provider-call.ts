/** The provider did not answer, or not as it promises to. */
export class ProviderUnreachableError extends Error {}

interface ProviderAnswer {
  ok: boolean;
  body: unknown;
}

const TIMEOUT_MS = 10_000;

/**
 * Calls a provider for JSON. A refusal (4xx) is an answer.
 *
 * @throws ProviderUnreachableError; its message names the address without the query, which may carry a token.
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
    throw new ProviderUnreachableError(`${where} did not answer well`, { cause });
  }
}

/** The non-empty text under a name in an answer, else null. Numbers are read as their text: GitHub's ids are some. */
export function textIn(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Record<string, unknown>)[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
