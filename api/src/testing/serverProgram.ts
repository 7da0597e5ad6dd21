/** Node arguments to run the API as its image does, with the payment sandbox beside it; both are bundled before the tests. */
export function serverProgram(): string[] {
  const args = process.env.TEST_API_PROGRAM;
  if (!args) throw new Error('Run the tests with `jest --selectProjects api`');
  return JSON.parse(args) as string[];
}
