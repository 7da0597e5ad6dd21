import { Tokens } from '../../api/src/platform/security/tokens';
import { BUYER_IDS } from './fixture';

/** The secret of a benchmark's APIs, and of the tokens made here. */
export const JWT_SECRET = 'only-for-the-bench-'.repeat(2);

const DAY_S = 24 * 60 * 60;

/** Signs tokens for these APIs, valid for a day. */
export const issuer = new Tokens({
  secret: JWT_SECRET,
  accessSeconds: DAY_S,
  refreshSeconds: DAY_S,
  now: () => new Date(),
});

/** A token for each buyer of the fixture. */
export async function accessTokens(): Promise<string[]> {
  const tokens: string[] = [];
  for (let id = BUYER_IDS.first; id <= BUYER_IDS.last; id += 1) {
    tokens.push(await issuer.issueAccess({ id, role: 'ATTENDEE' }));
  }
  return tokens;
}
