/** News about the second step of an account's sign-in. */
export interface TwoStepMail {
  firstName: string;
  news:
    | 'app_added'
    | 'app_removed'
    | 'passkey_added'
    | 'passkey_removed'
    | 'recovery_codes_renewed'
    | 'recovery_code_used'
    | 'wrong_codes'
    | 'turned_off_for_you';
  /** Of the passkey. */
  name?: string;
  /** How many recovery codes are left. */
  left?: number;
  /** True if nothing but the password is left to sign in with. */
  isOff?: boolean;
}
