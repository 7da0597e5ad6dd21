import type { ApiSchemas } from '@nzuko/contract';
import { http } from '../http/http';
import { tokenStorage } from '../tokens/tokenStorage';
import { forget } from './session';

/** The payload of a password change: the old password, and the new one twice. */
export type NewPassword = Omit<ApiSchemas['PasswordChange'], 'refresh'>;

/** Changes the password; this browser stays signed in, every other session ends. Rejects with ApiError. */
export async function changePassword(passwords: NewPassword): Promise<void> {
  const refresh = tokenStorage.refresh();
  await http.post('/auth/password/', { ...passwords, ...(refresh && { refresh }) });
}

/** Ends every session of the account, including this one. If it rejects (ApiError), no session has ended. */
export async function signOutEverywhere(): Promise<void> {
  await http.post('/auth/logout-all/');
  forget(null);
}

/** Deletes the account and signs out. Rejects with ApiError: 400 for a wrong password, 409 while the account can't be deleted. */
export async function eraseAccount(password?: string): Promise<void> {
  await http.delete('/auth/profile/', { data: password === undefined ? {} : { password } });
  forget(null);
}
