import { createHmac, scryptSync } from 'node:crypto';
import type { Clock } from '../clock';
import { isSameSecret } from '../security/constantTime';

/** How long a pass is valid: a week of testing. */
export const PASS_SECONDS = 7 * 24 * 60 * 60;

/**
 * A staging site's password, and the passes browsers get for it. API calls need a pass, since their `Authorization` header
 * identifies a user. Changing the password invalidates all passes.
 */
export class StagingPassword {
  private readonly key: Buffer;

  constructor(
    private readonly password: string,
    private readonly now: Clock,
  ) {
    // Slow on purpose, so that the password can't be brute-forced from a leaked pass.
    this.key = scryptSync(password, 'staging pass', 32);
  }

  /** True if an `Authorization` header has the password; the user name is ignored. */
  isIn(header: string | undefined): boolean {
    const [scheme = '', encoded = ''] = (header ?? '').split(' ');
    if (scheme.toLowerCase() !== 'basic') return false;
    const given = /^[^:]*:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1];
    // Compare hashes, which have equal length, to hide the password's length.
    return given !== undefined && isSameSecret(this.sign(this.password), this.sign(given));
  }

  issuePass(): string {
    const expires = String(this.now().getTime() + PASS_SECONDS * 1000);
    return `${expires}.${this.sign(`pass ${expires}`)}`;
  }

  isPass(text: string | null): boolean {
    const [expires = '', signature = ''] = (text ?? '').split('.');
    return (
      isSameSecret(this.sign(`pass ${expires}`), signature) &&
      Number(expires) > this.now().getTime()
    );
  }

  private sign(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
