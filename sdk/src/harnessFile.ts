/** What the packed SDK's harness is: its version and scripts. */
export const HARNESS_FILE = 'harness.json';
