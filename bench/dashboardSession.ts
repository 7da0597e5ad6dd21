interface Tokens {
  access: string;
  refresh: string;
}

/** A signed-in session, independent of any page. */
export interface Session {
  tokens: Tokens;
  /** Runs in a page before its scripts and signs it in. */
  storeTokens: (tokens: Tokens) => void;
}

/** Signs in to a demo account. */
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

/** Posts JSON and returns the response's JSON; throws if the call fails. */
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
