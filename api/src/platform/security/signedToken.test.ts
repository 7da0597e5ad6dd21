import { createHmac, createSecretKey } from 'node:crypto';
import { SignJWT } from 'jose';
import { readSigned } from './signedToken';

const key = createSecretKey(Buffer.from('a secret of some length, for HS256 only'));
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (head: string, hash = 'sha256') =>
  `${head}.${createHmac(hash, key).update(head).digest('base64url')}`;
const genuine = () => new SignJWT({ sub: '7' }).setProtectedHeader({ alg: 'HS256' }).sign(key);

it('reads the claims of a token that jose has signed', async () => {
  expect(readSigned(await genuine(), key)).toEqual({ sub: '7' });
});

it.each([
  ['nothing', ''],
  ['a word', 'garbage'],
  ['two parts', `${part({ alg: 'HS256' })}.${part({ sub: '7' })}`],
  ['no signature', `${part({ alg: 'none' })}.${part({ sub: '7' })}.`],
  ['a signature of another kind', signed(`${part({ alg: 'HS512' })}.${part({})}`, 'sha512')],
  ['our signature under another name', signed(`${part({ alg: 'HS512' })}.${part({ sub: '7' })}`)],
  ['what isn’t JSON, and unsigned', '@@.@@.@@'],
])('reads none in %s', (_what, token) => {
  expect(readSigned(token, key)).toBeNull();
});

it('reads none in a token that was changed anywhere, or signed with another key', async () => {
  const token = await genuine();
  const [header, payload, signature] = token.split('.');
  const other = createSecretKey(Buffer.from('another secret'));
  expect(readSigned(token, other)).toBeNull();
  for (const changed of [
    [header, part({ sub: '8' }), signature],
    [part({ alg: 'HS256', kid: '1' }), payload, signature],
    [header, payload, `${signature}A`],
    [header, payload, signature?.slice(1)],
    [header, payload, signature, ''],
  ]) {
    expect(readSigned(changed.join('.'), key)).toBeNull();
  }
});
