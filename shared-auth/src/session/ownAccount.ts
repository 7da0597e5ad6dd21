import type { ApiSchemas } from '../apiTypes';
import { http } from '../http/http';
import { tokenStorage } from '../tokens/tokenStorage';
import { forget } from './session';

/** What the change of a password takes: the old one, the new one twice. */
export type NewPassword = Omit<ApiSchemas['PasswordChange'], 'refresh'>;

/** Sets another password; this browser stays signed in, every other session ends. Rejects with ApiError. */
export async function changePassword(passwords: NewPassword): Promise<void> {
  const refresh = tokenStorage.refresh();
  await http.post('/auth/password/', { ...passwords, ...(refresh && { refresh }) });
}

/** Ends every session of the account, this one too. Rejects with ApiError; then nobody was signed out. */
export async function signOutEverywhere(): Promise<void> {
  await http.post('/auth/logout-all/');
  forget(null);
}

/** Erases the account for good and signs out. Rejects with ApiError: 400 for a wrong password, 409 while it may not go. */
export async function eraseAccount(password?: string): Promise<void> {
  await http.delete('/auth/profile/', { data: password === undefined ? {} : { password } });
  forget(null);
}
