import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { InvalidFieldsError } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import { changesBetween } from '../../platform/record/changes';
import type { Actor } from '../../platform/security/tokens';
import { notInTeam, requireOwner } from '../../platform/teams/acting';
import { findUserById } from '../auth/auth-repository';
import { listOpen } from './invitations-repository';
import { keptOf, readPlace } from './place-rules';
import { lastOwner, memberChanged, memberGone, ownTwoStepFirst } from './team-refusals';
import { tellMember, tellOfHandover, tellOwnersOfLeaving } from './team-news';
import { presentInvitation, presentMember, presentMembership } from './teams-presenter';
import * as repository from './teams-repository';
import type { MemberChange, Membership, Team, TeamChange } from './teams-schemas';

type Trx = Transaction<Database>;

/** Teams and their members (decision 0087). */
export class TeamsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** The teams that somebody is in, with their rights there. */
  async mine({ id }: Actor): Promise<Membership[]> {
    const rows = await repository.listMemberships(this.db, id);
    return rows.map((row) => presentMembership(row, id));
  }

  /** @throws ApiError 403 unless it is a team of theirs that they own. */
  async show(actor: Actor, teamId: number): Promise<Team> {
    await requireOwner(this.db, actor, teamId);
    const [team, members, invitations] = await Promise.all([
      repository.describeTeam(this.db, teamId),
      repository.listMembers(this.db, teamId),
      listOpen(this.db, teamId),
    ]);
    return {
      id: teamId,
      ...team,
      members: members.map((member) => presentMember(member, actor.id)),
      invitations: invitations.map((invitation) => presentInvitation(invitation, this.now())),
    };
  }

  /**
   * Has a team need two-step sign-in, or no longer. Members without it are refused from their next call on.
   *
   * @throws ApiError 403; ConflictError `two_step_off` for an owner without it, who would be refused as well.
   */
  async changeTeam(actor: Actor, teamId: number, change: TeamChange): Promise<Team> {
    const { requires_two_step: isRequired } = change;
    await this.asOwner(actor, teamId, async (trx) => {
      const owner = await findUserById(trx, actor.id);
      if (isRequired && !owner?.two_step_since) throw ownTwoStepFirst();
      const { requires_two_step: wasRequired } = await repository.describeTeam(trx, teamId);
      if (wasRequired === isRequired) return;
      const at = this.now();
      await repository.setTwoStep(trx, teamId, isRequired ? at : null);
      await appendEntry(trx, {
        by: actor,
        action: 'team_two_step_changed',
        about: { team: teamId },
        changes: { requires_two_step: [wasRequired, isRequired] },
        at,
      });
    });
    return this.show(actor, teamId);
  }

  /**
   * Gives a member another role or other events.
   *
   * @throws ApiError 403; NotFoundError; ConflictError `member_changed`, `last_owner`; InvalidFieldsError as `readPlace` does.
   */
  async change(actor: Actor, teamId: number, userId: number, change: MemberChange) {
    return this.asOwner(actor, teamId, async (trx) => {
      const member = await requireMember(trx, teamId, userId);
      if (member.version !== change.version) throw memberChanged();
      const place = await readPlace(trx, teamId, change);
      if (place.role !== 'OWNER') await keepAnOwner(trx, teamId, member);
      await repository.changeMember(trx, { teamId, userId }, place);
      await appendEntry(trx, {
        by: actor,
        action: 'member_changed',
        about: { team: teamId, account: userId },
        changes: changesBetween(keptOf(member), keptOf(place)),
        at: this.now(),
      });
      if (userId !== actor.id && place.role !== member.role) {
        await tellMember(trx, teamId, userId, { news: 'role_changed', role: place.role });
      }
      return presentMember(await requireMember(trx, teamId, userId), actor.id);
    });
  }

  /**
   * Removes a member; everybody may remove themselves.
   *
   * @throws ApiError 403; NotFoundError; ConflictError `last_owner`.
   */
  async remove(actor: Actor, teamId: number, userId: number): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await repository.lockTeam(trx, teamId);
      // Whoever doesn't want the team's two-step sign-in may still leave it.
      if (userId !== actor.id) await requireOwner(trx, actor, teamId);
      else if (!(await repository.findMember(trx, teamId, userId))) throw notInTeam();
      const member = await requireMember(trx, teamId, userId);
      await keepAnOwner(trx, teamId, member);
      const now = this.now();
      await repository.changeMember(trx, { teamId, userId }, { left_at: now });
      const isOwn = userId === actor.id;
      await appendEntry(trx, {
        by: actor,
        action: isOwn ? 'member_left' : 'member_removed',
        about: { team: teamId, ...(!isOwn && { account: userId }) },
        changes: { role: [member.role, null] },
        at: now,
      });
      if (isOwn) await tellOwnersOfLeaving(trx, teamId, member);
      else await tellMember(trx, teamId, userId, { news: 'removed' });
    });
  }

  /**
   * Makes another member an owner, and whoever hands the team over a manager.
   *
   * @throws ApiError 403; NotFoundError; InvalidFieldsError if they name themselves.
   */
  async handOver(actor: Actor, teamId: number, userId: number): Promise<Membership> {
    return this.asOwner(actor, teamId, async (trx) => {
      if (userId === actor.id) {
        throw new InvalidFieldsError({ user_id: ['Choose somebody else'] });
      }
      const member = await requireMember(trx, teamId, userId);
      const self = await requireMember(trx, teamId, actor.id);
      await repository.changeMember(trx, { teamId, userId }, { role: 'OWNER', event_ids: null });
      const place = { role: 'MANAGER' as const, event_ids: null };
      await repository.changeMember(trx, { teamId, userId: actor.id }, place);
      await appendEntry(trx, {
        by: actor,
        action: 'team_handed_over',
        about: { team: teamId, account: userId },
        at: this.now(),
      });
      await tellOfHandover(trx, teamId, { from: self, to: member });
      const { name } = await repository.describeTeam(trx, teamId);
      const membership = { team_id: teamId, name, ...place, lacks_two_step: false };
      return presentMembership(membership, actor.id);
    });
  }

  /** Asks under the team's lock whether they own it: another owner may just have demoted them. */
  private asOwner<T>(actor: Actor, teamId: number, act: (trx: Trx) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(async (trx) => {
      await repository.lockTeam(trx, teamId);
      await requireOwner(trx, actor, teamId);
      return act(trx);
    });
  }
}

async function requireMember(trx: Trx, teamId: number, userId: number) {
  const member = await repository.findMember(trx, teamId, userId);
  if (!member) throw memberGone();
  return member;
}

async function keepAnOwner(trx: Trx, teamId: number, member: repository.MemberRow) {
  if (member.role !== 'OWNER') return;
  if (!(await repository.hasOtherOwner(trx, teamId, member.user_id))) throw lastOwner();
}
