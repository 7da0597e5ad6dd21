import { expect, type APIRequestContext } from '@playwright/test';

interface OutboxMail {
  to: string;
  subject: string;
  links: string[];
}

/** The first link of the newest mail to an address whose subject matches; waits until it has been sent. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const answer = await request.get('/api/dev/outbox', {
      headers: { accept: 'application/json' },
    });
    const mails = (await answer.json()) as OutboxMail[];
    link = mails.find((mail) => mail.to === email && subject.test(mail.subject))?.links[0];
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}
