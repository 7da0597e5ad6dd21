import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id, which is this library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes with argon2id; the result includes salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let decoy: Promise<string> | undefined;

/** Verifies a password. Without a hash (unknown account) it checks a decoy, so that it takes just as long. */
export async function verifyPassword(hashed: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('an account that nobody has');
  const matches = await verify(hashed ?? (await decoy), password);
  return hashed !== null && matches;
}
