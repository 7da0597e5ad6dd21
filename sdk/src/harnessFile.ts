/** In the packed SDK, lists the harness's version and scripts. */
export const HARNESS_FILE = 'harness.json';
