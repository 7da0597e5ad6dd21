import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

/** The parameters of the emailed reset link. */
export interface ResetLink {
  uid: string;
  token: string;
}

/** Requests an email with a reset link. Rejects with ApiError: 404 for an unknown address. */
export async function requestPasswordReset(email: string): Promise<void> {
  await http.post('/auth/password-reset/', { email }, { anonymous: true });
}

/** Sets the new password. Rejects with ApiError: 400 for a link that is invalid, used or expired. */
export async function confirmPasswordReset(
  link: ResetLink,
  passwords: ApiSchemas['NewPassword'],
): Promise<void> {
  const [uid, token] = [link.uid, link.token].map(encodeURIComponent);
  await http.post(`/auth/password-reset-confirm/${uid}/${token}/`, passwords, { anonymous: true });
}
