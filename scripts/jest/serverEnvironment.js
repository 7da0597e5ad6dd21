// @ts-check
// Node's own global object instead of a sandbox's, so that packages loaded by Node share Error, Array and Date with the
// tests. At the end of a test file, its changes to that object and to the environment variables are undone.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class ServerEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} args */
  constructor(...args) {
    super(...args);
    /** @type {Record<PropertyKey, PropertyDescriptor>} */
    this.before = Object.getOwnPropertyDescriptors(globalThis);
    this.variables = { ...process.env };
    Object.assign(globalThis, args[0].projectConfig.globals);
    Reflect.set(this, 'global', globalThis);
  }

  /** @override */
  async teardown() {
    await super.teardown();
    for (const key of Reflect.ownKeys(globalThis)) {
      const descriptor = Reflect.get(this.before, key);
      if (!descriptor) Reflect.deleteProperty(globalThis, key);
      else if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
    }
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);
  }
};
