import type { ApiSchemas } from '@nzuko/contract';
import { ApiError } from '../http/ApiError';
import { http } from '../http/http';
import { tokenStorage } from '../tokens/tokenStorage';
import { forget } from './session';
import { sessionStore } from './sessionStore';

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

/** The user whose account an earlier call may have deleted: its answer was lost. */
let mayBeErased: number | undefined;

/** Deletes the account and signs out. Rejects with ApiError: 400 for a wrong password, 409 while the account can't be deleted. */
export async function eraseAccount(password?: string): Promise<void> {
  const id = sessionStore.getState().user?.id;
  const isAgain = id === mayBeErased;
  const data = password === undefined ? {} : { password };
  try {
    await http.delete('/auth/profile/', { data, atStart: isAgain });
  } catch (error) {
    const { isUnreachable, status } = ApiError.from(error);
    mayBeErased = isUnreachable ? id : undefined;
    // There is no account any more that could sign in.
    if (!isAgain || status !== 401) throw error;
  }
  forget(null);
}
