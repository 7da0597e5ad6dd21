// For a plugin without a name of its own, Fastify looks through require.cache, which takes 10 ms per plugin in jest. The
// name is only for its messages.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  value: 'plugin',
  writable: true,
  configurable: true,
});
