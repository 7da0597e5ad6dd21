import type { ApiSchemas } from 'shared-auth/page';

import { conflict, notAuthenticated, notFound, refuseProblems, refused } from './refusals';
import { actorOf, route, text, type Call } from './route';
import { nextId, ticketsTaking, type Account } from './store';
import { endSessions, openSession, readToken, writeToken } from './sessions';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function presentUser({ password: _, createdAt: __, ...user }: Account): ApiSchemas['User'] {
  return { ...user, has_password: true };
}

const passwordProblems = (password: string, password2: string) => ({
  password: [
    password.length < 8 && 'Password must be at least 8 characters long',
    !/[A-Z]/.test(password) && 'Password must contain at least one uppercase letter',
    !/[a-z]/.test(password) && 'Password must contain at least one lowercase letter',
    !/[0-9]/.test(password) && 'Password must contain at least one number',
  ],
  password2: [password !== password2 && "Passwords don't match"],
});

const byEmail = ({ store }: Call, email: string) =>
  store.accounts.find((account) => account.email === email.trim().toLowerCase());

function register(call: Call): ApiSchemas['User'] {
  const { store, now } = call;
  const field = (name: string) => text(call, name).trim();
  const [first_name, last_name, username] = ['first_name', 'last_name', 'username'].map(field);
  const email = field('email').toLowerCase();
  refuseProblems({
    first_name: [!first_name && 'First name is required'],
    last_name: [!last_name && 'Last name is required'],
    username: [(username ?? '').length < 3 && 'Username must be at least 3 characters long'],
    email: [!EMAIL.test(email) && 'Please enter a valid email address'],
    ...passwordProblems(text(call, 'password'), text(call, 'password2')),
  });
  const isTaken = (key: 'email' | 'username', value: string | undefined) =>
    store.accounts.some((account) => account[key] === value);
  refuseProblems({
    email: [isTaken('email', email) && 'An account with this email address already exists'],
  });
  refuseProblems({ username: [isTaken('username', username) && 'This username is already taken'] });
  const account: Account = {
    id: nextId(store.accounts),
    email,
    username: username ?? '',
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    role: text(call, 'role') === 'ORGANIZER' ? 'ORGANIZER' : 'ATTENDEE',
    profile_picture: null,
    password: text(call, 'password'),
    createdAt: now,
  };
  store.accounts.push(account);
  return presentUser(account);
}

function refresh(call: Call): ApiSchemas['AccessToken'] {
  const known = readToken(call, text(call, 'refresh'), 'refresh');
  if (!known) throw notAuthenticated('The session has ended. Sign in again.', 'token_not_valid');
  return { access: writeToken(call, 'access', known.userId) };
}

function changeProfile(call: Call): ApiSchemas['User'] {
  const actor = actorOf(call);
  const names = (['first_name', 'last_name'] as const).filter((name) => name in call.body);
  refuseProblems(
    Object.fromEntries(
      names.map((name) => [
        name,
        [
          !text(call, name).trim() &&
            `${name === 'first_name' ? 'First' : 'Last'} name is required`,
        ],
      ]),
    ),
  );
  for (const name of names) actor[name] = text(call, name).trim();
  actor.profile_picture = call.pictures.profile_picture ?? actor.profile_picture;
  return presentUser(actor);
}

function confirmPassword(account: Account, password: string, field: string): void {
  refuseProblems({ [field]: [account.password !== password && 'This is not your password'] });
}

function changePassword(call: Call): void {
  const actor = actorOf(call);
  const password = text(call, 'password');
  refuseProblems(passwordProblems(password, text(call, 'password2')));
  confirmPassword(actor, text(call, 'current_password'), 'current_password');
  actor.password = password;
  endSessions(call, actor.id, text(call, 'refresh'));
}

function erase(call: Call): void {
  const { store, now } = call;
  const actor = actorOf(call);
  confirmPassword(actor, text(call, 'password'), 'password');
  const ahead = store.events.filter(
    ({ organizerId, status, end }) =>
      organizerId === actor.id && status === 'PUBLISHED' && end !== null && end > now,
  );
  const [first, ...others] = ahead.filter(({ id }) => ticketsTaking(store, id).length > 0);
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    throw conflict(
      'tickets_sold',
      `People hold tickets for your upcoming events: “${first.title}”${more}. Cancel them, or wait until they are over.`,
    );
  }
  for (const event of ahead) event.status = 'CANCELLED';
  endSessions(call, actor.id);
  const gone = `erased-${actor.id}`;
  Object.assign(actor, {
    email: `${gone}@erased.invalid`,
    username: gone,
    first_name: 'Deleted',
    last_name: 'account',
    password: crypto.randomUUID(),
    profile_picture: null,
  });
}

function requestReset(call: Call): void {
  const email = text(call, 'email').trim();
  refuseProblems({ email: [!EMAIL.test(email) && 'Please enter a valid email address'] });
  const account = byEmail(call, email);
  if (!account) throw notFound('No account found with this email address.');
  // Nobody reads the fake's mail: the link is known. `/reset-password/2/fake` is the second account's.
  call.store.resets.set('fake', account.id);
}

function confirmReset(call: Call): void {
  const { store, params } = call;
  const userId = store.resets.get(params.token ?? '');
  if (!userId) {
    throw refused('invalid_link', 'Invalid or expired reset link. Please request a new one.');
  }
  refuseProblems(passwordProblems(text(call, 'password'), text(call, 'password2')));
  const account = store.accounts.find(({ id }) => id === userId);
  if (account) account.password = text(call, 'password');
  store.resets.delete(params.token ?? '');
  endSessions(call, userId);
}

export const accountRoutes = [
  route('post', '/auth/register/', 'visitor', register, 201),
  route('post', '/auth/token/', 'visitor', (call) => {
    const account = byEmail(call, text(call, 'email'));
    if (account && account.password === text(call, 'password')) return openSession(call, account);
    throw notAuthenticated(
      'No active account was found with the given credentials.',
      'wrong_credentials',
    );
  }),
  route('post', '/auth/token/refresh/', 'visitor', refresh),
  route('post', '/auth/logout/', 'visitor', (call) => {
    call.store.tokens.delete(text(call, 'refresh'));
  }),
  route('get', '/auth/profile/', 'member', (call) => presentUser(actorOf(call))),
  route('patch', '/auth/profile/', 'member', changeProfile),
  route('delete', '/auth/profile/', 'member', erase),
  route('post', '/auth/password-reset/', 'visitor', requestReset),
  route('post', '/auth/password-reset-confirm/{uid}/{token}/', 'visitor', confirmReset),
  route('post', '/auth/password/', 'member', changePassword),
  route('post', '/auth/logout-all/', 'member', (call) => endSessions(call, actorOf(call).id)),
  // As an API without a provider's keys answers.
  route('post', '/auth/{provider}/', 'visitor', ({ params }) => {
    if (!/^(google|github)$/.test(params.provider ?? '')) throw notFound();
    throw refused('config_error', 'Authentication service is not properly configured.');
  }),
];
