import { startServerProcess } from '../../testing/serverProcess';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { claimSecrets } from './secretFingerprints';

jest.setTimeout(60_000);

const [FIRST, SECOND, KEY] = ['first', 'second', 'a key'].map((word) => word.padEnd(40, '.')) as [
  string,
  string,
  string,
];

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

type Settings = Parameters<typeof claimSecrets>[1];
/** The settings named in the refusal; none if the secrets fit. */
async function claim(settings: Partial<Settings>): Promise<string[]> {
  const all = {
    jwtSecret: FIRST,
    ticketSigningKey: null,
    ticketSigningKeysOld: [],
    replaceSecrets: [],
  };
  const problems = await claimSecrets(database.db, { ...all, ...settings }, new Date());
  for (const problem of problems)
    replaceSecrets.push(/REPLACE_SECRETS=(\w+)/.exec(problem)?.[1] ?? '');
  return problems.map((problem) => problem.split(' ')[0] ?? '');
}
let replaceSecrets: string[];
beforeEach(() => {
  replaceSecrets = [];
});

describe('the secrets of a database', () => {
  it('are those of the first process, and any other is refused', async () => {
    expect(await claim({})).toEqual([]);
    expect(await claim({})).toEqual([]);
    expect(await claim({ jwtSecret: SECOND })).toEqual(['JWT_SECRET', 'TICKET_SIGNING_KEY']);
    expect(await claim({ ticketSigningKey: KEY })).toEqual(['TICKET_SIGNING_KEY']);
    expect(await claim({ ticketSigningKey: FIRST })).toEqual([]);
  });

  it('can be replaced with the codes that the refusal names, once', async () => {
    await claim({});
    await claim({ jwtSecret: SECOND });
    const codes = replaceSecrets;
    expect(codes).toHaveLength(2);
    expect(await claim({ jwtSecret: SECOND, replaceSecrets: codes })).toEqual([]);
    expect(await claim({ jwtSecret: SECOND })).toEqual([]);
    expect(await claim({ replaceSecrets: codes })).toEqual(['JWT_SECRET', 'TICKET_SIGNING_KEY']);
  });

  it('may be replaced one at a time, and a ticket key whose codes stay valid without a code', async () => {
    await claim({});
    const next = { jwtSecret: SECOND, ticketSigningKey: KEY, ticketSigningKeysOld: [FIRST] };
    expect(await claim(next)).toEqual(['JWT_SECRET']);
    expect(await claim({ ...next, replaceSecrets })).toEqual([]);
    expect(await claim({ ...next, ticketSigningKeysOld: [] })).toEqual([]);
  });

  it('keep a server with other ones from starting, in a message without a secret', async () => {
    await claim({});
    const server = startServerProcess({
      DATABASE_URL: database.url,
      JWT_SECRET: SECOND,
      PAYSTACK_SECRET_KEY: 'sk_test_elsewhere',
    });
    const { code, said } = await server.refused();
    expect(code).toBe(1);
    expect(said).toContain('JWT_SECRET (unset: the file jwt-secret in DATA_DIR) isn’t the one');
    expect(said).not.toContain(SECOND);
    expect(said).not.toContain('"stack"');
  });
});
