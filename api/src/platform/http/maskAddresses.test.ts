import { maskAddresses } from './maskAddresses';

it.each([
  ['550 <ada.obi+x@example.test> is unknown', '550 <[address]> is unknown'],
  ['Key (email)=(Ada@Example.test) already exists', 'Key (email)=([address]) already exists'],
  ['to:ada@xn--mgba3a4f16a.test,bola@localhost.', 'to:[address],[address].'],
  ['two\nada@example.test\tbola@example.test', 'two\n[address]\t[address]'],
  ['“adé@exámple.test”', '“[address]”'],
])('hides the address in %j', (text, hidden) => {
  const line = JSON.stringify({ msg: text });
  // The line stays JSON.
  expect(JSON.parse(maskAddresses(line))).toEqual({
    msg: hidden.replace('“[address]”', '[address]”'),
  });
});

it.each([
  'at /app/node_modules/@fastify/cors/index.js:1:2',
  'mfe_events@1.0.0',
  'no address @ all',
])('leaves %j', (text) => expect(maskAddresses(text)).toBe(text));

it('takes no longer for a long line', () => {
  const line = `${'a.'.repeat(50_000)} ${'@'.repeat(50_000)}`;
  const begun = performance.now();
  maskAddresses(line);
  expect(performance.now() - begun).toBeLessThan(1000);
});
