import { Tokens } from '../src/platform/security/tokens';
import { BUYER_IDS } from './fixture';

/** What the APIs of a benchmark sign sessions with. */
export const JWT_SECRET = 'only-for-the-bench-'.repeat(2);

/** A token for each buyer of the fixture, valid for a day. */
export async function accessTokens(): Promise<string[]> {
  const day = 24 * 60 * 60;
  const now = () => new Date();
  const issuer = new Tokens({ secret: JWT_SECRET, accessSeconds: day, refreshSeconds: day, now });
  const tokens: string[] = [];
  for (let id = BUYER_IDS.first; id <= BUYER_IDS.last; id += 1) {
    tokens.push(await issuer.issueAccess({ id, role: 'ATTENDEE' }));
  }
  return tokens;
}
