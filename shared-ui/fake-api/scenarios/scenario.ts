/** Somebody who calls an API, the fake or the real one. Each call and its answer is kept, to be compared. */
export interface Caller {
  get: <Body>(path: string) => Promise<Body>;
  post: <Body>(path: string, body?: object) => Promise<Body>;
  put: (path: string) => Promise<void>;
  patch: <Body>(path: string, body: object) => Promise<Body>;
  delete: (path: string, body?: object) => Promise<void>;
}

/** An API at which a scenario is played: both begin with the same accounts and nothing else. */
export interface Stage {
  visitor: Caller;
  /** Signs in, by the demo password unless one is given; `refresh` is the session's refresh token. */
  signIn: (email: string, password?: string) => Promise<Caller & { refresh: string }>;
  attendee: Caller;
  organizer: Caller;
  /** Another organizer. */
  rival: Caller;
  admin: Caller;
  /** A day of the stage's clock, as an ISO time. */
  inDays: (days: number) => string;
  /** The payer pays a payment that was begun. */
  pay: (payment: { authorization_url: string }) => Promise<void>;
}

/** Calls that both APIs must answer alike, each with what the one before answered. */
export interface Scenario {
  name: string;
  play: (stage: Stage) => Promise<void>;
}
