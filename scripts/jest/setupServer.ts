// For a plugin without a name, Fastify searches require.cache, which takes 10 ms per plugin in jest. It only uses the name in
// messages.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});
