import type { TestApp } from './testApp';

/** The cookies a response sets, as a browser sends them back, without those it deletes. */
export function cookiesOf(response: { headers: Record<string, unknown> }): string {
  return [response.headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .filter((text) => !/; Max-Age=0(;|$)/.test(text))
    .map((text) => text.split(';')[0] ?? '')
    .join('; ');
}

/** Goes to the provider and on to its redirect back, as a browser would. */
export async function visitProvider(api: TestApp, provider: string, decision = 'allow') {
  const begun = await api.inject({ method: 'GET', url: `/api/auth/${provider}/redirect/` });
  const asked = new URL(String(begun.headers.location));
  asked.searchParams.set('decision', decision);
  const back = await fetch(asked, { redirect: 'manual' });
  const answer = new URL(back.headers.get('location') ?? '');
  return { begun, asked, cookie: cookiesOf(begun), answer };
}

/** Goes all the way to the callback page: the token from its URL, and the browser's cookies. */
export async function comeBackFrom(api: TestApp, provider: string) {
  const { cookie, answer } = await visitProvider(api, provider);
  const url = `${answer.pathname}${answer.search}`;
  const response = await api.inject({ method: 'GET', url, headers: { cookie } });
  const page = new URL(String(response.headers.location));
  return {
    response,
    page,
    token: page.searchParams.get('access_token') ?? '',
    receipt: cookiesOf(response),
  };
}

/** Does what the callback page does. */
export function exchangeToken(api: TestApp, provider: string, token: string, receipt: string) {
  return api.inject({
    method: 'POST',
    url: `/api/auth/${provider}/`,
    payload: { access_token: token },
    headers: receipt ? { cookie: receipt } : {},
  });
}
