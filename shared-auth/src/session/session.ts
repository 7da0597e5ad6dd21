import { sessionExpiredMessage, type ApiSchemas, type User } from '@nzuko/contract';
import { ApiError } from '../http/ApiError';
import { http } from '../http/http';
import { whenSessionEnds } from '../http/sessionEnd';
import { logProblem } from '../logProblem';
import { clearMemberDrafts } from '../storage/memberDrafts';
import { clearMemberStorage } from '../storage/memberStorage';
import { tokenStorage } from '../tokens/tokenStorage';
import { profileCache } from './profileCache';
import {
  loginMessage,
  notAuthenticatedMessage,
  profileUpdateMessage,
  registrationMessage,
  socialLoginMessage,
} from './sessionMessages';
import { sessionStore } from './sessionStore';

type Tokens = ApiSchemas['TokenPair'];
/** The payload of a sign-in. */
export type Credentials = ApiSchemas['LoginPayload'];
/** The payload of a registration. */
export type Registration = ApiSchemas['RegisterPayload'];
/** An answer to what a sign-in's second step takes. */
export type SecondStepAnswer = ApiSchemas['SecondStepPayload'];

/** The social providers. */
export type SocialProvider = 'google' | 'github';

let expiredHandler: () => void = () => undefined;

/** Sets what the host does when the server ends the session: the shell goes to `/login?session=expired`. */
export function onSessionExpired(handler: () => void): void {
  expiredHandler = handler;
}

/** Ends the session on this page and clears its storage. Internal to this package. */
export function forget(error: string | null, expired = false): void {
  tokenStorage.clear();
  profileCache.clear();
  // Whose session has expired finds what they typed when they are back.
  void clearMemberStorage(error !== null);
  if (error === null) clearMemberDrafts();
  sessionStore.setState({ status: 'unauthenticated', user: null, error, expired });
}

/** Counts what decides who is signed in: what was asked before the latest of it is answered too late. */
let turns = 0;

function remember(user: User): void {
  turns += 1;
  profileCache.save(user);
  sessionStore.setState({ status: 'authenticated', user, error: null, expired: false });
}

whenSessionEnds(({ redirect }) => {
  // Of several calls, the first to find out sends the user to sign in: by the second, the place to return to is lost.
  const { expired } = sessionStore.getState();
  forget(sessionExpiredMessage, redirect || expired);
  if (redirect && !expired) expiredHandler();
});

async function fetchProfile(): Promise<User> {
  const { data } = await http.get<User>('/auth/profile/', { atStart: true });
  return data;
}

/** Runs an auth call; on failure stores its message and rethrows the ApiError. */
async function withMessage<Result>(
  call: () => Promise<Result>,
  messageFor: (error: ApiError) => string,
): Promise<Result> {
  sessionStore.setState({ error: null });
  try {
    return await call();
  } catch (error) {
    const failure = ApiError.from(error);
    sessionStore.setState({ error: messageFor(failure) });
    throw failure;
  }
}

/**
 * Restores the session from a stored access token: call it at startup. Later it loads the profile again, which may have changed on
 * another device, and rejects with ApiError if it can't.
 *
 * A failure clears the tokens and sets `Session expired. Please log in again.` (spec section 4). Without a response, or
 * with a 429, the session isn't over (docs/deviations.md): the last profile is used, and the tokens stay.
 */
export async function restoreSession(): Promise<void> {
  if (!tokenStorage.access()) return;
  // A screen that is shown stays, with what was typed into it.
  if (sessionStore.getState().status === 'authenticated') return reloadProfile();
  const turn = ++turns;
  sessionStore.setState({ status: 'loading' });
  const user = await fetchProfile().catch((error: unknown) => {
    logProblem('session', error);
    const { isUnreachable, status } = ApiError.from(error);
    // A network that many share, as at a door, may have asked too often (decision 0168).
    return isUnreachable || status === 429 ? profileCache.read() : null;
  });
  // Another tab may have signed in or out meanwhile, which is newer.
  if (turn !== turns || sessionStore.getState().status !== 'loading') return;
  if (user) remember(user);
  else forget(sessionExpiredMessage);
}

/**
 * Loads the profile again. Internal to this package.
 *
 * @param orElse the profile to use if it can't be loaded; without it, the ApiError is thrown
 */
export async function reloadProfile(orElse?: () => User | null): Promise<void> {
  const turn = ++turns;
  const user = await fetchProfile().catch(orElse);
  if (user && turn === turns && sessionStore.getState().status === 'authenticated') remember(user);
}

/** Calls one of the ways in, and signs in with the tokens it answers. */
const signInAt = (path: string, payload: object, messageFor: (error: ApiError) => string) =>
  withMessage(async () => {
    const { data } = await http.post<Tokens>(`/auth/${path}/`, payload, { anonymous: true });
    tokenStorage.save(data);
    try {
      remember(await fetchProfile());
    } catch (error) {
      tokenStorage.clear();
      throw error;
    }
  }, messageFor);

/**
 * Signs in with email and password. Rejects with ApiError; the user's message is in the store. For an account with a second step
 * its code is `second_step_needed`, and its `second_step` is what `finishSignIn` takes an answer to.
 */
export function signIn(credentials: Credentials): Promise<void> {
  return signInAt('token', credentials, loginMessage);
}

/** Takes the second step of a sign-in. Rejects with ApiError. */
export function finishSignIn(answer: SecondStepAnswer): Promise<void> {
  return signInAt('second-step', answer, loginMessage);
}

/** Registers, then signs in with the same email and password. Rejects with ApiError; its `fields` hold the field errors. */
export async function register(registration: Registration): Promise<void> {
  await withMessage(
    () => http.post('/auth/register/', registration, { anonymous: true }),
    registrationMessage,
  );
  await signIn({ email: registration.email, password: registration.password });
}

/** Exchanges a social provider's access token for a session. Rejects with ApiError, as `signIn` does. */
export function signInWithProvider(provider: SocialProvider, token: string): Promise<void> {
  return signInAt(provider, { access_token: token }, (error) =>
    socialLoginMessage(provider, error),
  );
}

/** Ends the session here and in the other tabs at once, then tells the server to revoke the refresh token. */
export async function signOut(): Promise<void> {
  const refresh = tokenStorage.refresh();
  forget(null);
  if (!refresh) return;
  try {
    await http.post('/auth/logout/', { refresh }, { anonymous: true });
  } catch (error) {
    // The user is signed out either way; the token expires by itself.
    logProblem('session', error);
  }
}

/** Saves changed profile fields (multipart: first_name, last_name, profile_picture). Rejects with ApiError. */
export async function updateProfile(changes: FormData): Promise<void> {
  if (sessionStore.getState().status !== 'authenticated') {
    sessionStore.setState({ error: notAuthenticatedMessage });
    throw new ApiError('response', 401, undefined, 'PATCH /auth/profile/');
  }
  const user = await withMessage(
    async () => (await http.patch<User>('/auth/profile/', changes)).data,
    profileUpdateMessage,
  );
  // They may have signed out while a picture was on its way.
  if (sessionStore.getState().user?.id === user.id) remember(user);
}

/** Clears the auth message, when the banner is dismissed or a field edited. */
export function clearAuthError(): void {
  sessionStore.setState({ error: null });
}
