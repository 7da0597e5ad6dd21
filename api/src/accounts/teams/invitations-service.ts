import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { fullNameOf } from '../../platform/database/fullName';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { accountIsGone, ConflictError } from '../../platform/http/errors';
import { refuseProblems } from '../../platform/http/fieldRules';
import { INVITATION_MS, TEAM_SIZE } from '../../platform/limits';
import { queueMail } from '../../platform/outbox/outbox-repository';
import { appendEntry } from '../../platform/record/append-entry';
import { changesBetween } from '../../platform/record/changes';
import type { Seal } from '../../platform/security/sealing';
import { hashToken, type Actor } from '../../platform/security/tokens';
import { requireOwner } from '../../platform/teams/acting';
import { findUserById, updateUser } from '../auth/auth-repository';
import { emailProblems } from '../auth/auth-rules';
import { requireVerified } from '../email-verification/require-verified';
import * as repository from './invitations-repository';
import type { InvitationRow } from './invitations-repository';
import type { Invitation } from './invitations-schemas';
import { keptOf, readPlace } from './place-rules';
import {
  alreadyMember,
  invitationExpired,
  invitationRevoked,
  invitationUsed,
  noSuchInvitation,
  otherAddress,
} from './team-refusals';
import { presentInvitation, presentMembership } from './teams-presenter';
import * as teams from './teams-repository';
import type { InvitationPayload, Membership } from './teams-schemas';

/** Counts mails to other people that an account causes. Provided by the events room, above this one. */
export type CountReach = (
  trx: Transaction<Database>,
  actor: Pick<Actor, 'id' | 'role'>,
  mails: number,
  now: Date,
) => Promise<void>;

interface InvitationsParts {
  db: Kysely<Database>;
  seal: Seal;
  now: Clock;
  countReach: CountReach;
}

/** Invitations to a team: by mail, for one address, once (decision 0087). */
export class InvitationsService {
  constructor(private readonly parts: InvitationsParts) {}

  /**
   * Mails an invitation, which ends an earlier one to the same address.
   *
   * @throws ApiError 403 `not_in_team`, `not_in_role`, `email_unverified`; InvalidFieldsError; ConflictError
   *   `already_member`, `team_full`; TooManyRequestsError at the day's limit of mails.
   */
  async invite(actor: Actor, teamId: number, payload: InvitationPayload) {
    const { db, seal, now: clock, countReach } = this.parts;
    const email = payload.email.trim();
    return db.transaction().execute(async (trx) => {
      const now = clock();
      await teams.lockTeam(trx, teamId);
      await requireOwner(trx, actor, teamId);
      refuseProblems({ email: emailProblems(email) });
      const place = await readPlace(trx, teamId, payload);
      await requireVerified(trx, actor.id, 'to invite people to your team');
      if (await teams.isMember(trx, teamId, email)) {
        throw alreadyMember('This person is in your team already.');
      }
      await repository.endForAddress(trx, { teamId, email, now });
      await requireRoom(trx, teamId);
      await countReach(trx, actor, 1, now);
      const token = randomBytes(32).toString('base64url');
      const row = await repository.insertInvitation(trx, {
        team_id: teamId,
        email,
        ...place,
        token_hash: hashToken(token),
        invited_by: actor.id,
        created_at: now,
        expires_at: new Date(now.getTime() + INVITATION_MS),
      });
      const inviter = await findUserById(trx, actor.id);
      const data = {
        from: inviter ? fullNameOf(inviter) : '',
        team: (await teams.describeTeam(trx, teamId)).name,
        role: place.role,
        token: seal.close(token),
        expiresAt: row.expires_at.toISOString(),
      };
      await queueMail(trx, { template: 'team_invitation', recipient: email, data });
      const about = { team: teamId, invitation: row.id };
      const changes = changesBetween({}, keptOf(place));
      await appendEntry(trx, { by: actor, action: 'member_invited', about, changes, at: now });
      return presentInvitation(row, now);
    });
  }

  /**
   * Withdraws an invitation. Doing it twice changes nothing.
   *
   * @throws ApiError 403; NotFoundError; ConflictError `invitation_used`.
   */
  async revoke(actor: Actor, teamId: number, id: number): Promise<void> {
    const { db, now } = this.parts;
    await db.transaction().execute(async (trx) => {
      await teams.lockTeam(trx, teamId);
      await requireOwner(trx, actor, teamId);
      const found = await repository.findById(trx, teamId, id);
      if (!found) throw noSuchInvitation();
      if (found.accepted_by !== null) {
        throw new ConflictError(
          'invitation_used',
          'They have just accepted it. You can remove them from the team.',
        );
      }
      if (found.ended_at) return;
      const at = now();
      await repository.endInvitation(trx, id, { ended_at: at });
      const about = { team: teamId, invitation: id };
      await appendEntry(trx, { by: actor, action: 'invitation_withdrawn', about, at });
    });
  }

  /** The invitation behind a link, as its page shows it. @throws NotFoundError; GoneError if it has ended. */
  async show(token: string): Promise<Invitation> {
    const { db, now } = this.parts;
    const found = await repository.findByToken(db, hashToken(token));
    if (!found) throw noSuchInvitation();
    requireOpen(found, now());
    const { team, inviter: invited_by, email, role, event_ids, expires_at } = found;
    const events = event_ids && (await repository.titlesOf(db, event_ids));
    return { team, invited_by, email, role, events, expires_at: expires_at.toISOString() };
  }

  /**
   * Makes the invited user a member. That also verifies their address: nobody else got the link.
   *
   * @throws NotFoundError; GoneError if it has ended; ApiError 403 `other_address`; ConflictError `already_member`.
   */
  async accept(actor: Actor, token: string): Promise<Membership> {
    const { db, now: clock } = this.parts;
    return db.transaction().execute(async (trx) => {
      const found = await repository.findByToken(trx, hashToken(token));
      if (!found) throw noSuchInvitation();
      const { team_id: teamId, role, event_ids } = found;
      await teams.lockTeam(trx, teamId);
      const invitation = await repository.findByToken(trx, hashToken(token));
      if (!invitation) throw noSuchInvitation();
      const user = await findUserById(trx, actor.id);
      if (!user) throw accountIsGone();
      const member = await teams.findMember(trx, teamId, actor.id);
      const team = await teams.describeTeam(trx, teamId);
      const answer = {
        team_id: teamId,
        name: team.name,
        lacks_two_step: team.requires_two_step && !user.two_step_since,
      };
      // Pressed again because the first answer got lost.
      if (invitation.accepted_by === actor.id && member) {
        return presentMembership({ ...answer, ...member, name: team.name }, actor.id);
      }
      const now = clock();
      requireOpen(invitation, now);
      if (user.email.toLowerCase() !== invitation.email.toLowerCase()) {
        throw otherAddress(invitation.email, user.email);
      }
      if (member) throw alreadyMember('You are in this team already.');
      const place = { role, event_ids };
      await teams.addMember(trx, { teamId, userId: actor.id, place, now });
      await repository.endInvitation(trx, invitation.id, { ended_at: now, accepted_by: actor.id });
      if (!user.email_verified_at) await updateUser(trx, actor.id, { email_verified_at: now });
      const about = { team: teamId };
      const changes = changesBetween({}, keptOf(place));
      await appendEntry(trx, { by: actor, action: 'member_joined', about, changes, at: now });
      return presentMembership({ ...answer, ...place }, actor.id);
    });
  }
}

/** @throws GoneError */
function requireOpen(invitation: InvitationRow, now: Date): void {
  const { accepted_by, ended_at, expires_at, is_from_owner } = invitation;
  if (accepted_by !== null) throw invitationUsed();
  if (ended_at || !is_from_owner) throw invitationRevoked();
  if (expires_at <= now) throw invitationExpired();
}

/** @throws ConflictError `team_full` */
async function requireRoom(trx: Transaction<Database>, teamId: number): Promise<void> {
  const [members, invitations] = [
    await teams.listMembers(trx, teamId),
    await repository.listOpen(trx, teamId),
  ];
  if (members.length + invitations.length < TEAM_SIZE) return;
  throw new ConflictError(
    'team_full',
    `A team has at most ${TEAM_SIZE} members and open invitations. Remove somebody, or withdraw an invitation first.`,
  );
}
