import type { Generated } from 'kysely';

/** The reason for asking an account for its second step, or for a new one. */
export type ChallengePurpose = 'sign_in' | 'confirmation' | 'new_passkey';

/** At most one per account. */
interface AuthenticatorAppsTable {
  user_id: number;
  /** Encrypted. */
  secret: string;
  /** The time step of the last accepted code: it and earlier ones are refused from then on. */
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
  /** How often it was used, by its own count; always 0 for most. */
  counter: number;
  transports: string[];
  name: string;
  added_at: Date;
  used_at: Date | null;
}

/** Only unused codes have a row. */
interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
}

/** A challenge to an account, kept until it is answered or expires. */
interface TwoStepChallengesTable {
  token_hash: Buffer;
  user_id: number;
  purpose: ChallengePurpose;
  /** Of the session that asked; null for a sign-in. */
  session_id: string | null;
  /** Signed by the passkey. */
  nonce: string;
  expires_at: Date;
}

export interface TwoStepTables {
  authenticator_apps: AuthenticatorAppsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  two_step_challenges: TwoStepChallengesTable;
}
