import { memberDrafts } from '@nzuko/shared-auth';
import { buildUser, resetSession, signInAs } from '@nzuko/shared-auth/testing';

import { chosenTeam, chooseTeam, onTeamChosenElsewhere } from './chosenTeam';
import { CHOSEN_TEAM_KEY } from './chosenTeamKey';

const team = { id: 77, name: 'Ada’s' } as NonNullable<ReturnType<typeof chosenTeam>>;

beforeEach(() => {
  resetSession();
  signInAs(buildUser());
});

test('the chosen team is known until another is chosen', () => {
  chooseTeam(team);
  expect(chosenTeam()).toEqual(team);
  expect(memberDrafts.get(CHOSEN_TEAM_KEY)).toBe('77');
  chooseTeam(null);
  expect(chosenTeam()).toBeNull();
  expect(memberDrafts.get(CHOSEN_TEAM_KEY)).toBeNull();
});

test('a stored team that nobody can read is forgotten, also by the next call', () => {
  chooseTeam(team);
  memberDrafts.set('team-membership', '{"id":77,');
  expect(chosenTeam()).toBeNull();
  expect(memberDrafts.get(CHOSEN_TEAM_KEY)).toBeNull();
});

test('a page that comes back from the browser’s cache hears of a team chosen meanwhile', () => {
  const listener = jest.fn();
  const stop = onTeamChosenElsewhere(listener);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledTimes(1);
});
