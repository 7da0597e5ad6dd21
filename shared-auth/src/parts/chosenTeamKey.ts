/** The key of the chosen team's id, among the member's drafts (decision 0087). */
export const CHOSEN_TEAM_KEY = 'team';
