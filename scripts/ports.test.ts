import { createServer, type AddressInfo, type Server } from 'node:net';

import { freePort } from './freePort';
import { portOf, requireFreePair, requireFreePort, withOtherPort } from './ports';
import { startApi } from './startApi';

afterEach(() => {
  delete process.env.API_PORT;
});

test.each([
  [undefined, 3100],
  ['', 3100],
  ['4630', 4630],
])('a port that is set to %j is %d', (text, port) => {
  if (text !== undefined) process.env.API_PORT = text;
  expect(portOf('API_PORT', 3100)).toBe(port);
});

test.each(['abc', '70000', '-1', '0x10'])('“%s” is no port, and the setting is named', (text) => {
  process.env.API_PORT = text;
  expect(() => portOf('API_PORT', 3100)).toThrow(
    `API_PORT must be a whole number from 0 to 65535, not "${text}"`,
  );
});

test('port 0 is none that a visitor can open', () => {
  process.env.API_PORT = '0';
  expect(portOf('API_PORT', 3100)).toBe(0);
  expect(() => portOf('API_PORT', 3100, 1)).toThrow(
    'API_PORT must be a whole number from 1 to 65535, not "0"',
  );
});

test.each([0, 65_535])('%d isn’t a port with another after it', async (port) => {
  await expect(requireFreePair(port, '')).rejects.toThrow(
    `PORT must be a whole number from 1 to 65534, not "${port}"`,
  );
});

test.each([
  [3010, 3020],
  [65_530, 3000],
])('instead of %d, %d is advised', (refused, other) => {
  expect(withOtherPort(refused, 'npm start')).toBe(`choose another one: PORT=${other} npm start`);
});

describe('a port in use', () => {
  let other: Server;
  let port: number;
  beforeEach(async () => {
    other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    ({ port } = other.address() as AddressInfo);
  });
  afterEach(() => other.close());

  test('is said to be so, with what to do', async () => {
    await expect(requireFreePort(port, 'choose another one: PORT=1 npm start')).rejects.toThrow(
      `Port ${port} is in use. Stop whatever is using it, or choose another one: PORT=1 npm start`,
    );
    await requireFreePort(await freePort(), '');
  });

  test('after another is said to be so too', async () => {
    await expect(requireFreePair(port - 1, 'choose another')).rejects.toThrow(
      /^Port \d+ is in use\. Stop whatever is using it, or choose another$/,
    );
  });

  test('is not taken for the API’s own, which isn’t started', async () => {
    process.env.API_PORT = String(port);
    const say = jest.fn();
    const settings = { dataDirectory: '/nowhere', publicUrl: 'http://localhost', say };
    await expect(startApi(settings)).rejects.toThrow(
      `Port ${port} is in use. Stop whatever is using it, or choose another API_PORT; unset, the API takes a free port`,
    );
    expect(say).not.toHaveBeenCalled();
  });
});
