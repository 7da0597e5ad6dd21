import { CONFIRMATION_MS } from '../../platform/limits';
import { durationText } from '../../platform/durationText';
import {
  ApiError,
  ConflictError,
  NotAuthenticatedError,
  NotFoundError,
} from '../../platform/http/errors';
import type { SecondStep } from './second-step-schemas';

/** Pages from before decision 0097 show the sentence. */
export const secondStepNeeded = (second_step: SecondStep) =>
  new ApiError(
    401,
    'second_step_needed',
    'This account signs in with a second step. Reload this page, and sign in again.',
    { 'www-authenticate': 'Bearer' },
    { second_step },
  );

/** Refuses a wrong answer: 401 for somebody who isn't signed in, otherwise a status that ends no session. */
export type Refuse = (code: string, sentence: string) => ApiError;

export const refuseSignIn: Refuse = (code, sentence) => new NotAuthenticatedError(sentence, code);
export const refuseConfirmation: Refuse = (code, sentence) => new ConflictError(code, sentence);

export const challengeEnded = (refuse: Refuse) =>
  refuse('challenge_ended', 'That took too long or has already been used. Please start again.');

export const wrongCode = (refuse: Refuse) =>
  refuse('wrong_code', 'This code isn’t right. Check that it’s the newest one for this account.');

export const codeUsed = (refuse: Refuse) =>
  refuse('code_used', 'This code has already been used. Wait for the next one.');

export const wrongRecoveryCode = (refuse: Refuse) =>
  refuse('wrong_code', 'This isn’t one of your recovery codes, or it has already been used.');

export const wrongPasskey = (refuse: Refuse) =>
  refuse(
    'wrong_passkey',
    'This passkey wasn’t accepted. It may have been removed from your account.',
  );

export const wrongPassword = (refuse: Refuse) =>
  refuse('wrong_password', 'This is not your password.');

export const noWay = (refuse: Refuse) =>
  refuse('wrong_way', 'You can’t confirm it’s you that way. Please start again.');

export const signInAgain = () =>
  new ApiError(
    403,
    'sign_in_again',
    `To confirm it’s you, sign out, sign in again, and do this within ${durationText(CONFIRMATION_MS)}.`,
  );

export const appExists = () =>
  new ConflictError('app_exists', 'You have an authenticator app. Remove it first to add another.');

export const noApp = () =>
  new ConflictError(
    'no_app',
    'This setup was finished or restarted somewhere else. Please start again.',
  );

export const passkeyRefused = () =>
  new ConflictError('passkey_refused', 'This passkey couldn’t be checked. Please start again.');

export const passkeyExists = () =>
  new ConflictError('passkey_exists', 'This passkey has already been added.');

export const tooManyPasskeys = (most: number) =>
  new ConflictError(
    'too_many_passkeys',
    `You already have ${most} passkeys, the maximum. Remove one to add another.`,
  );

export const twoStepOff = () =>
  new ConflictError('two_step_off', 'Add an authenticator app or a passkey first.');

export const methodGone = () => new NotFoundError('This has already been removed.');
