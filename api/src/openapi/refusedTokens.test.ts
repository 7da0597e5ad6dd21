import { startTestApp, type TestApp } from '../testing/testApp';
import { readDocument } from './readDocument';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const headers = { authorization: 'Bearer of-nobody' };

it('a token that isn’t valid is refused as documented, wherever one is read', async () => {
  await api.app.ready();
  const undocumented: string[] = [];
  for (const { method, path, answers } of readDocument(api.app.swagger()).operations) {
    const url = `/api${path.replace(/\{\w+\}/g, '1')}`;
    const { statusCode } = await api.app.inject({ method: method as 'GET', url, headers });
    if (statusCode === 401 && !answers['401']) undocumented.push(`${method} ${path}`);
  }
  expect(undocumented).toEqual([]);
});
