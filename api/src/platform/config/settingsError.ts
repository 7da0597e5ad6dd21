/** All settings this process can't run with. The message never contains a secret. */
export class SettingsError extends Error {
  constructor(
    readonly problems: string[],
    heading = 'These settings are wrong:',
  ) {
    super([heading, ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.name = 'SettingsError';
  }
}
