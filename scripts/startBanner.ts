/** The message of a started site: its address, and the demo's accounts and tools. */
export function startBanner(
  publicUrl: string,
  { SEED_DEMO = 'true', SMTP_URL }: NodeJS.ProcessEnv,
): string {
  const lines = [
    ['Nzuko is at', publicUrl],
    [],
    ...(SEED_DEMO === 'true'
      ? [
          ['Sign in as', 'organizer@demo.test   attendee@demo.test   admin@demo.test'],
          ['Password', 'Demo1234'],
        ]
      : []),
    // With a mail server there is no outbox.
    ...(SMTP_URL ? [] : [['Mail outbox', `${publicUrl}/api/dev/outbox`]]),
    ['API docs', `${publicUrl}/api/docs`],
    [],
    ['Press Ctrl-C to stop.'],
  ];
  const text = lines.map(([name = '', value]) =>
    value === undefined ? `  ${name}`.trimEnd() : `  ${name.padEnd(14)}${value}`,
  );
  return `\n${text.join('\n')}\n`;
}
