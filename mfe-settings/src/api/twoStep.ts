import type { ApiSchemas } from '@nzuko/contract';
import { http, type ApiError } from '@nzuko/shared-auth';

export type TwoStep = ApiSchemas['TwoStep'];
export type NewApp = ApiSchemas['NewApp'];
type FactorAdded = ApiSchemas['FactorAdded'];
type PasskeyPayload = ApiSchemas['PasskeyPayload'];

const PATH = '/auth/two-step/';

// All but the first ask for a confirmation: they reject with ApiError 403 `confirmation_needed` if it isn't given.

/** How the user signs in besides the password. Rejects with ApiError. */
export async function fetchTwoStep(): Promise<TwoStep> {
  return (await http.get<TwoStep>(PATH)).data;
}

/** Begins to add an app. Rejects with ApiError: 403 without a verified address. */
export async function startApp(): Promise<NewApp> {
  return (await http.post<NewApp>(`${PATH}app/`)).data;
}

/** Adds the app with its first code; returns recovery codes if it is the first method. Rejects with ApiError. */
export async function finishApp(code: string): Promise<string[]> {
  return (await http.post<FactorAdded>(`${PATH}app/confirm/`, { code })).data.recovery_codes;
}

/** Whether a method may have been added after all: the answer was lost, or this one answers a repeated request. */
export const mayBeAdded = (error: ApiError): boolean =>
  error.isUnreachable || error.text('code') === 'no_app';

export async function removeApp(): Promise<void> {
  await http.delete(`${PATH}app/`);
}

/** Options for creating a passkey in the browser. Rejects with ApiError. */
export async function startPasskey(): Promise<ApiSchemas['NewPasskey']> {
  return (await http.post<ApiSchemas['NewPasskey']>(`${PATH}passkeys/options/`)).data;
}

/** Adds a passkey; returns recovery codes if it is the first method. Rejects with ApiError. */
export async function addPasskey(passkey: PasskeyPayload): Promise<string[]> {
  return (await http.post<FactorAdded>(`${PATH}passkeys/`, passkey)).data.recovery_codes;
}

export async function removePasskey(id: number): Promise<void> {
  await http.delete(`${PATH}passkeys/${id}/`);
}

/** Makes new recovery codes; the earlier ones stop working. Rejects with ApiError. */
export async function renewRecoveryCodes(): Promise<string[]> {
  return (await http.post<FactorAdded>(`${PATH}recovery-codes/`)).data.recovery_codes;
}
