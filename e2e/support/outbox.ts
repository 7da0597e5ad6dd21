import { expect, type APIRequestContext } from '@playwright/test';

interface OutboxMail {
  id: number;
  to: string;
  subject: string;
  links: string[];
}

/** Waits for the newest email to an address with a matching subject. */
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
  if (!found) throw new Error('No matching email was sent.');
  return found;
}

/** The first link in that email. */
export async function linkMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  const { links } = await expectMailTo(request, email, subject);
  return links[0] ?? '';
}

/** The text of that email, as its reader sees it. */
export async function textMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  const { id } = await expectMailTo(request, email, subject);
  const mail = await request.get(`/api/dev/outbox/${id}`);
  return (await mail.text()).replace(/<style[^]*?<\/style>|<[^>]*>/g, ' ');
}

/** The six-digit code in that email. */
export async function codeMailedTo(
  request: APIRequestContext,
  email: string,
  subject: RegExp,
): Promise<string> {
  const code = /Code\s+(\d{6})\b/.exec(await textMailedTo(request, email, subject))?.[1];
  if (!code) throw new Error('The email holds no code.');
  return code;
}
