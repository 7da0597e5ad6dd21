import { expect, type APIRequestContext } from '@playwright/test';

interface OutboxMail {
  to: string;
  subject: string;
  links: string[];
}

/** The newest mail to an address whose subject matches; waits until it has been sent. */
export async function expectMailTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<OutboxMail> {
  let found: OutboxMail | undefined;
  await expect(async () => {
    const answer = await request.get('/api/dev/outbox', {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as OutboxMail[];
    found = mails.find((mail) => mail.to === email && subject.test(mail.subject));
    expect(found).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (!found) throw new Error('There is no such mail.');
  return found;
}

/** The first link of that mail. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  const { links } = await expectMailTo(request, email, subject);
  return links[0] ?? '';
}
