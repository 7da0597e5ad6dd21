import { TOKEN_EXPIRY_MARGIN_S } from '../constants';

function readPayload(token: string): unknown {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    const binary = atob(payload.replace(/-/g, '+').replace(/_/g, '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // An unreadable token isn't an error: it counts as expired.
    return undefined;
  }
}

/**
 * True if a JWT expires within 30 seconds of `nowMs` (milliseconds since 1970).
 *
 * A token without an `exp` claim, or an unreadable one, is treated as expired. Spec section 4.
 */
export function isTokenExpired(token: string, nowMs: number = Date.now()): boolean {
  const payload = readPayload(token);
  if (typeof payload !== 'object' || payload === null || !('exp' in payload)) return true;
  if (typeof payload.exp !== 'number') return true;
  return payload.exp - TOKEN_EXPIRY_MARGIN_S <= nowMs / 1000;
}
