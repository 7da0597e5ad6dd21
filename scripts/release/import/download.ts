import { ReleaseError } from '../releaseError';
import type { ImportLimits } from './importLimits';

const REDIRECTS = 5;

/** Where a redirect leads; never off the web, and never from https to http. */
function nextUrl(from: URL, location: string | null): URL {
  if (!location) throw new ReleaseError(`${from.href} redirects to nowhere.`);
  const next = new URL(location, from);
  const isAllowed = next.protocol === 'https:' || next.protocol === from.protocol;
  if (!isAllowed) throw new ReleaseError(`${from.href} redirects to ${next.href}.`);
  return next;
}

async function answerOf(start: URL, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let hop = 0; hop <= REDIRECTS; hop += 1) {
    const answer = await fetch(url, { redirect: 'manual', signal });
    if (answer.status < 300 || answer.status >= 400) {
      if (!answer.ok) throw new ReleaseError(`${url.href} answers ${answer.status}.`);
      return answer;
    }
    await answer.body?.cancel();
    url = nextUrl(url, answer.headers.get('location'));
  }
  throw new ReleaseError(`${start.href} redirects more than ${REDIRECTS} times.`);
}

/** Loads a tarball; rejects with a sentence if it is too large, stalls, or doesn't arrive whole. */
export async function download(
  url: URL,
  { downloadBytes, idleMs, downloadMs }: ImportLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const stalled = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), idleMs);
  };
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    alive();
    const signal = AbortSignal.any([stalled.signal, AbortSignal.timeout(downloadMs)]);
    const { body } = await answerOf(url, signal);
    for await (const part of body ?? []) {
      alive();
      bytes += part.byteLength;
      if (bytes > downloadBytes) {
        throw new ReleaseError(`${url.href} has more than ${downloadBytes} bytes.`);
      }
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    if (stalled.signal.aborted) {
      throw new ReleaseError(`${url.href} has sent nothing for ${idleMs / 1000} s.`);
    }
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new ReleaseError(`${url.href} could not be loaded whole (${why}).`);
  } finally {
    clearTimeout(timer);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
