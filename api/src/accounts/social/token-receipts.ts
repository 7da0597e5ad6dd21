import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { SocialProvider } from '../../platform/limits';
import { isSameSecret } from '../../platform/security/constantTime';

/** How long the callback page has to sign in with its token; enough for a slow phone. */
export const RECEIPT_SECONDS = 5 * 60;

/**
 * Proves that a provider's access token was issued to this browser. The token itself is in the callback page's URL, where
 * anyone could put theirs; the receipt is a cookie that only our callback sets (decision 0032).
 */
export class TokenReceipts {
  private readonly key: Buffer;

  constructor(
    secret: string,
    private readonly now: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'social token receipt', 32));
  }

  issue(provider: SocialProvider, token: string): string {
    const expires = this.now().getTime() + RECEIPT_SECONDS * 1000;
    return `${expires}.${this.sign(provider, token, String(expires))}`;
  }

  isFor(provider: SocialProvider, token: string, receipt: string | null): boolean {
    const [expires = '', signature = ''] = (receipt ?? '').split('.');
    return (
      isSameSecret(this.sign(provider, token, expires), signature) &&
      Number(expires) > this.now().getTime()
    );
  }

  private sign(provider: SocialProvider, token: string, expires: string): string {
    const text = JSON.stringify([provider, token, expires]);
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}

/** Each token has its own cookie, so that two tabs can sign in at once. */
export function receiptName(provider: SocialProvider, token: string): string {
  const digest = createHash('sha256').update(token).digest('hex').slice(0, 12);
  return `${provider}_receipt_${digest}`;
}
