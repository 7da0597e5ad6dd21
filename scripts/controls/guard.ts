/** A piece of code that prevents a fault, and the test that fails without it. */
export interface Guard {
  /** The guard's purpose: "a slow mail server does not hold a transaction open". */
  protects: string;
  /** The source file, from the repository's root. */
  file: string;
  /** The guard's source text, which occurs exactly once in the file. */
  remove: string;
  /** The code without the guard. It must still compile: a broken build proves nothing. */
  replace: string;
  /** Remotes whose builds contain the file although their version doesn't depend on it, as in an isolation page's harness. */
  rebuilds?: string[];
  test: {
    runner: 'jest' | 'browser';
    file: string;
    /** The exact title of the test, without the titles of the blocks around it. */
    name: string;
  };
}
