import type { Generated } from 'kysely';

/** What a challenge is answered for. */
export type ChallengePurpose = 'sign_in' | 'confirmation' | 'new_passkey';

/** At most one per account. */
interface AuthenticatorAppsTable {
  user_id: number;
  /** Encrypted. */
  secret: string;
  /** The time step of the last code that was accepted: it and earlier ones aren't any more. */
  last_step: Generated<number>;
  started_at: Date;
  /** When its first code was entered; null until then. */
  added_at: Date | null;
}

interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  credential_id: string;
  public_key: Buffer;
  /** How often it was used, as it says; always 0 for most. */
  counter: number;
  transports: string[];
  name: string;
  added_at: Date;
  used_at: Date | null;
}

/** Those not used yet. */
interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}

/** What an account has been asked for, until it is answered or expires. */
interface TwoStepChallengesTable {
  token_hash: Buffer;
  user_id: number;
  purpose: ChallengePurpose;
  /** Of the session that asked; null for a sign-in. */
  session_id: string | null;
  /** What a passkey signs. */
  nonce: string;
  expires_at: Date;
}

export interface TwoStepTables {
  authenticator_apps: AuthenticatorAppsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  two_step_challenges: TwoStepChallengesTable;
}
