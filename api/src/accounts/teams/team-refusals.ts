import { ApiError, ConflictError, GoneError, NotFoundError } from '../../platform/http/errors';

export const lastOwner = () =>
  new ConflictError(
    'last_owner',
    'A team needs an owner, and this is the only one. Make somebody else an owner first.',
  );

export const ownTwoStepFirst = () =>
  new ConflictError(
    'two_step_off',
    'Turn on your own two-step sign-in first: the team would refuse you as well.',
  );

export const memberGone = () => new NotFoundError('This person isn’t in the team any more.');

export const memberChanged = () =>
  new ConflictError(
    'member_changed',
    'Somebody else has just changed this member. Look at what they have now, and change it again.',
  );

export const alreadyMember = (sentence: string) => new ConflictError('already_member', sentence);

export const noSuchInvitation = () =>
  new NotFoundError('We couldn’t find that invitation. Check that you’ve opened the whole link.');

export const invitationUsed = () =>
  new GoneError('invitation_used', 'This invitation has been used already.');

export const invitationRevoked = () =>
  new GoneError(
    'invitation_revoked',
    'This invitation was withdrawn, or replaced by a newer one. Ask whoever invited you.',
  );

export const invitationExpired = () =>
  new GoneError(
    'invitation_expired',
    'This invitation has expired. Ask whoever invited you for a new one.',
  );

export const otherAddress = (invited: string, own: string) =>
  new ApiError(
    403,
    'other_address',
    `This invitation is for ${invited}, and you’re signed in as ${own}. Sign in with the invited address.`,
  );
