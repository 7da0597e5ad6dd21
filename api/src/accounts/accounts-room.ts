import type { FastifyPluginAsync } from 'fastify';
import type { Platform } from '../platform/platform';
import { Seal } from '../platform/security/sealing';
import { accountRoutes } from './account/account-routes';
import { AccountErasure, PasswordChange } from './account/account-schemas';
import { AccountService } from './account/account-service';
import type { ReadMoneyLeft } from './account/money-left';
import { organizerRoutes } from './account/organizer-routes';
import type { ReadOwnAnnouncements } from './account/own-announcements';
import { OwnData } from './account/own-data-schemas';
import { authRoutes } from './auth/auth-routes';
import {
  AccessToken,
  LoginPayload,
  ProfilePayload,
  RefreshPayload,
  RegisterPayload,
  TokenPair,
  User,
} from './auth/auth-schemas';
import { AuthService } from './auth/auth-service';
import { KnownBrowsers } from './auth/known-browsers';
import { Sessions } from './auth/sessions';
import { SignInService } from './auth/sign-in-service';
import { devicesRoutes } from './devices/devices-routes';
import { Session } from './devices/devices-schemas';
import { DevicesService } from './devices/devices-service';
import { emailVerificationRoutes } from './email-verification/email-verification-routes';
import { EmailVerification } from './email-verification/email-verification-schemas';
import { EmailVerificationService } from './email-verification/email-verification-service';
import { passwordResetRoutes } from './password-reset/password-reset-routes';
import { NewPassword, PasswordResetRequest } from './password-reset/password-reset-schemas';
import { PasswordResetService } from './password-reset/password-reset-service';
import { Handshake } from './social/handshake';
import { makeProviders } from './social/providers';
import { SocialRedirects } from './social/social-redirects';
import { socialRoutes } from './social/social-routes';
import { SocialLoginPayload } from './social/social-schemas';
import { SocialService } from './social/social-service';
import { TokenReceipts } from './social/token-receipts';
import { invitationsRoutes } from './teams/invitations-routes';
import { Invitation } from './teams/invitations-schemas';
import { InvitationsService, type CountReach } from './teams/invitations-service';
import { teamsRoutes } from './teams/teams-routes';
import {
  InvitationPayload,
  MemberChange,
  Membership,
  OwnershipPayload,
  Team,
  TeamInvitation,
  TeamChange,
  TeamMember,
} from './teams/teams-schemas';
import { TeamsService } from './teams/teams-service';
import { AuthenticatorCodes } from './two-step/authenticator-codes';
import { Confirmations } from './two-step/confirmations';
import { Entrance } from './two-step/entrance';
import { PasskeyChecks } from './two-step/passkey-checks';
import { SecondStep as SecondStepService } from './two-step/second-step';
import { secondStepRoutes } from './two-step/second-step-routes';
import { SecondStep, SignInRefusal } from './two-step/second-step-schemas';
import { twoStepRoutes } from './two-step/two-step-routes';
import {
  AppCode,
  FactorAdded,
  NewApp,
  NewPasskey,
  Passkey,
  PasskeyPayload,
  SecondStepPayload,
  TwoStep,
} from './two-step/two-step-schemas';
import { TwoStepService } from './two-step/two-step-service';

/** Callbacks into rooms above this one, which it can't import. */
interface AccountsHooks {
  readOwnAnnouncements: ReadOwnAnnouncements;
  readMoneyLeft: ReadMoneyLeft;
  countReach: CountReach;
}

/** Accounts: registration, sessions, profiles, password reset, social sign-in, data export. */
export function makeAccounts(
  { config, db, isSecure, jwtSecret, log, media, now, seal, tokens }: Platform,
  hooks: AccountsHooks,
) {
  const sessions = new Sessions({ db, tokens, now, log });
  const verification = new EmailVerificationService(db, seal, now);
  const providers = makeProviders(config.social);
  const handshake = new Handshake(new Seal(jwtSecret, 'social sign-in'), now);
  const receipts = new TokenReceipts(jwtSecret, now);
  const codes = new AuthenticatorCodes(jwtSecret);
  const passkeys = new PasskeyChecks(config.publicUrl, log);
  const secondStep = new SecondStepService({ db, codes, passkeys, now, log });
  const entrance = new Entrance(sessions, secondStep);
  return {
    auth: new AuthService(db, media, now, verification),
    sessions,
    signIn: new SignInService(db, entrance),
    confirmations: new Confirmations({ db, secondStep, sessions, now }),
    twoStep: new TwoStepService({ db, codes, passkeys, now }),
    browsers: new KnownBrowsers({ db, now, secure: isSecure }),
    devices: new DevicesService(db, now),
    verification,
    teams: new TeamsService(db, now),
    invitations: new InvitationsService({ db, seal, now, countReach: hooks.countReach }),
    passwordReset: new PasswordResetService(db, sessions, seal, now),
    account: new AccountService(db, sessions, media, now, hooks),
    social: new SocialService({ db, providers, sessions, entrance, receipts, now }),
    redirects: new SocialRedirects(providers, handshake, config.publicUrl),
    receipts,
  };
}

interface AccountsRoomOptions {
  platform: Platform;
  accounts: ReturnType<typeof makeAccounts>;
}

export const accountsRoom: FastifyPluginAsync<AccountsRoomOptions> = async (
  app,
  { platform: { config, guards, isSecure: secure }, accounts },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  const limits = config.rateLimits;
  const { auth, sessions, signIn, browsers, passwordReset, account, social, redirects, receipts } =
    accounts;
  await app.register(authRoutes, { service: auth, sessions, signIn, browsers, guards, limits });
  await app.register(passwordResetRoutes, { service: passwordReset, browsers, limits });
  await app.register(emailVerificationRoutes, { service: accounts.verification, guards, limits });
  const { confirmations, twoStep } = accounts;
  await app.register(secondStepRoutes, { service: confirmations, browsers, guards, limits });
  await app.register(twoStepRoutes, { service: twoStep, browsers, guards });
  await app.register(devicesRoutes, { service: accounts.devices, guards });
  const { teams, invitations } = accounts;
  await app.register(teamsRoutes, { service: teams, invitations, guards });
  const limit = limits.ticketLink;
  await app.register(invitationsRoutes, { service: invitations, guards, limit });
  await app.register(accountRoutes, { service: account, browsers, guards, limits });
  await app.register(organizerRoutes, { service: account, guards });
  const service = social;
  await app.register(socialRoutes, { service, redirects, receipts, browsers, limits, secure });
};

const schemas = [
  User,
  RegisterPayload,
  ProfilePayload,
  LoginPayload,
  TokenPair,
  RefreshPayload,
  AccessToken,
  PasswordResetRequest,
  NewPassword,
  EmailVerification,
  SecondStep,
  SignInRefusal,
  SecondStepPayload,
  Passkey,
  TwoStep,
  NewApp,
  AppCode,
  NewPasskey,
  PasskeyPayload,
  FactorAdded,
  Session,
  Membership,
  TeamMember,
  TeamInvitation,
  Team,
  TeamChange,
  InvitationPayload,
  MemberChange,
  OwnershipPayload,
  Invitation,
  SocialLoginPayload,
  PasswordChange,
  AccountErasure,
  OwnData,
];
