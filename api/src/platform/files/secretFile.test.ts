import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOrMakeSecret } from './secretFile';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tickets-secret-'));
  file = join(folder, 'jwt-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a secret once', () => {
  const secret = readOrMakeSecret(file);
  expect(secret).toHaveLength(43);
  expect(readOrMakeSecret(file)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

it('takes no secret from a file that a crash has left empty', () => {
  writeFileSync(file, '');
  expect(() => readOrMakeSecret(file)).toThrow(`${file} is empty`);
});
