export { API_BASE_PATH, PROFILE_KEY, REFRESH_TOKEN_KEY } from './constants';
export { createNamedStore, namedStores } from './createNamedStore';
export { ApiError, type ApiErrorKind } from './http/ApiError';
export { http } from './http/http';
export { logProblem } from './logProblem';
export { decideAccess, type Decision } from './session/decideAccess';
export { followOtherTabs } from './session/followOtherTabs';
export {
  changePassword,
  eraseAccount,
  signOutEverywhere,
  type NewPassword,
} from './session/ownAccount';
export {
  clearAuthError,
  finishSignIn,
  onSessionExpired,
  register,
  restoreSession,
  signIn,
  signInWithProvider,
  signOut,
  updateProfile,
  type Credentials,
  type Registration,
  type SecondStepAnswer,
  type SocialProvider,
} from './session/session';
export { sessionStore, type SessionState, type SessionStatus } from './session/sessionStore';
export { useSession } from './session/useSession';
export { memberDrafts } from './storage/memberDrafts';
export { memberStorage } from './storage/memberStorage';
export { safeStorage } from './tokens/safeStorage';
export { displayNameOf, initialsOf } from './user/naming';
export { newPasswordProblem, passwordHint } from './user/passwordRules';
