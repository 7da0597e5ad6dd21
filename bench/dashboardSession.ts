interface Tokens {
  access: string;
  refresh: string;
}

/** Somebody who is signed in, without a page. */
export interface Session {
  tokens: Tokens;
  /** Runs in a page before its scripts: signs it in. */
  storeTokens: (tokens: Tokens) => void;
}

/** Signs a demo account in. */
export async function signIn(apiUrl: string, email: string): Promise<Session> {
  const tokens = (await send(`${apiUrl}/api/auth/token/`, {
    email,
    password: 'Demo1234',
  })) as Tokens;
  return {
    tokens,
    storeTokens: ({ access, refresh }) => {
      localStorage.setItem('event_access_token', access);
      localStorage.setItem('event_refresh_token', refresh);
    },
  };
}

/** Posts JSON and answers what comes back; throws unless it went well. */
export async function send(url: string, body: object, session?: Session): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.tokens.access}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
