import { http } from '@nzuko/shared-auth';

/** Confirms the address that the link was mailed to. Rejects with ApiError: 400 for a link that is invalid or expired. */
export async function confirmEmail(token: string): Promise<void> {
  await http.post('/auth/email-verification-confirm/', { token }, { anonymous: true });
}
