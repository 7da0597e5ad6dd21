import { http } from '@nzuko/shared-auth';

/** Emails another link to confirm the address. Rejects with ApiError: 409 if it is confirmed, 429 after a few a day. */
export async function sendVerificationLink(): Promise<void> {
  await http.post('/auth/email-verification/');
}
