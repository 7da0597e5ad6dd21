const teamsOf = (founders: readonly string[]) =>
  `${founders.map((name) => `${name}’s`).join(' and ')} ${founders.length === 1 ? 'team' : 'teams'}`;

/** Title of the warning that these people’s teams work only with two-step sign-in. */
export const requiredByMessage = (founders: readonly string[]): string =>
  `${teamsOf(founders)} ${founders.length === 1 ? 'requires' : 'require'} two-step sign-in`;

/** What removing the last method means, also to these people’s teams. */
export function lastMethodMessage(founders: readonly string[]): string {
  const off = 'It’s the last one, so this turns off two-step sign-in.';
  return founders.length === 0
    ? `${off} After that, your password alone will be enough.`
    : `${off} You can’t work with ${teamsOf(founders)} without it.`;
}
