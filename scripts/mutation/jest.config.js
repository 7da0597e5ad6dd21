// @ts-check
// Only for Stryker: one project of jest.config.js with the tests of one run. Stryker takes no list of projects, and starts
// jest for every mutant, so the database is started once, by scripts/mutate.ts.
const path = require('node:path');
const { projects } = require('../../jest.config.js');

/** @type {{ project: string; tests: string[] }} */
const { project: asked, tests } = JSON.parse(process.env.MUTATION_RUN ?? '');
const project = projects.find(({ displayName }) => displayName === asked);
if (!project) throw new Error(`There is no project ${asked}`);

module.exports = {
  ...project,
  // Stryker wraps it in its own, and must be able to resolve it without jest.
  testEnvironment: project.testEnvironment.replace('<rootDir>', project.rootDir),
  globalSetup: undefined,
  globalTeardown: undefined,
  testTimeout: 30_000,
  roots: [...new Set(tests.map((test) => `<rootDir>/${path.dirname(test)}`))],
  testMatch: tests.map((test) => `<rootDir>/${test}`),
};
