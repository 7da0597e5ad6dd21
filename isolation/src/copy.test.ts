import { askForCopy } from './copy';
import { readConditions } from './conditions';

const conditions = readConditions('', { route: '/' });

/** Why there is no copy if the server answers like this. */
async function reason(status: number, body: object | string): Promise<string> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  window.fetch = () => Promise.resolve(new Response(text, { status }));
  return askForCopy(conditions).then(
    () => 'none',
    (error: Error) => error.message,
  );
}

describe('a page without a copy says why', () => {
  test.each([
    ['the API has no isolation', 404, { detail: 'Not found.' }],
    ['a file server has no API', 404, '<h1>Not Found</h1>'],
    ['a file server takes no POST', 405, ''],
  ])('%s', async (_why, status, body) => {
    expect(await reason(status, body)).toContain('it runs without ISOLATION=on');
  });

  test('the API is down, as while it starts again', async () => {
    const body = { statusCode: 502, error: 'Bad Gateway', message: 'Bad Gateway' };
    expect(await reason(502, body)).toBe('The API can’t be reached (502). Reload in a moment.');
  });

  test('the API itself says it', async () => {
    const detail = 'All 20 copies are in use.';
    expect(await reason(503, { detail })).toBe(detail);
    expect(await reason(400, { as: ['“king” is no role.'] })).toBe('as: “king” is no role.');
  });
});

test('a role or data set that the API refuses gives way to the default, and the page says so', async () => {
  const copy = { roles: ['visitor', 'admin'] };
  const answers = [
    Response.json({ as: ['“king” is no role.'], data: ['“many” is no set.'] }, { status: 400 }),
    Response.json(copy, { status: 201 }),
  ];
  window.fetch = () => Promise.resolve(answers.shift()!);
  const asked = readConditions('?as=king&data=many&latency=800', { route: '/' });
  expect(await askForCopy(asked)).toEqual({
    copy,
    conditions: { ...asked, as: 'visitor', data: 'demo' },
    problems: ['as: “king” is no role.', 'data: “many” is no set.'],
  });
});
