import type { Guard } from '../guard';

const acting = 'api/src/platform/teams/acting.ts';
const service = 'api/src/accounts/teams/teams-service.ts';
const teams = 'api/src/accounts/teams/teams.test.ts';
const invitations = 'api/src/accounts/teams/invitations.test.ts';

/** The guards of teams (decision 0087). */
export const teamGuards: Guard[] = [
  {
    protects: 'a removed member may do nothing from their next call on',
    file: acting,
    remove: 'if (member.left_at) {',
    replace: 'if (member.left_at?.getTime() === 0) {',
    test: {
      runner: 'jest',
      file: teams,
      name: 'ends what they may do with their next call, which says why',
    },
  },
  {
    protects: 'a member who is limited to some events has no other',
    file: acting,
    remove: 'return acting?.eventIds && !acting.eventIds.includes(event.id) ? null : acting;',
    replace: 'return acting;',
    test: {
      runner: 'jest',
      file: teams,
      name: 'loses the event, and gets the other, with their next call',
    },
  },
  {
    protects: 'a member may do what their role includes alone',
    file: acting,
    remove: 'if (!hasRight(role, right)) throw notInRole();',
    replace: '',
    test: { runner: 'jest', file: teams, name: 'is for owners; leaving is for everybody' },
  },
  {
    protects: 'a team keeps an owner',
    file: service,
    remove:
      'if (!(await repository.hasOtherOwner(trx, teamId, member.user_id))) throw lastOwner();',
    replace: '',
    test: { runner: 'jest', file: teams, name: 'neither leaves nor is demoted' },
  },
  {
    protects: 'of two owners who change a member, the second one looks again',
    file: service,
    remove: 'if (member.version !== change.version) throw memberChanged();',
    replace: '',
    test: {
      runner: 'jest',
      file: teams,
      name: 'don’t overwrite each other: the second one looks again',
    },
  },
  {
    protects: 'an invitation is for one address',
    file: 'api/src/accounts/teams/invitations-service.ts',
    remove: 'if (user.email.toLowerCase() !== invitation.email.toLowerCase()) {',
    replace: "if (user.email === '') {",
    test: { runner: 'jest', file: invitations, name: 'is only for the invited address' },
  },
  {
    protects: 'an invitation works for seven days',
    file: 'api/src/accounts/teams/invitations-service.ts',
    remove: 'if (expires_at <= now) throw invitationExpired();',
    replace: '',
    test: { runner: 'jest', file: invitations, name: 'works for seven days' },
  },
];
