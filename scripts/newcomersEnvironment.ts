import path from 'node:path';

/** Variables that npm and test runs set for their children, and that a newcomer's terminal doesn't have. */
const OF_THIS_RUN =
  /^(npm_.*|INIT_CWD|JEST_.*|NODE_ENV|NODE_OPTIONS|RELEASES_DIR|SHELL_DIR|TRIED_DIR)$/;

/** The environment of somebody who has just opened a terminal on this machine, without this checkout's programs in its path. */
export function newcomersEnvironment(): NodeJS.ProcessEnv {
  const known = Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name));
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(known),
    PATH: folders.filter((folder) => !/[\\/]node_modules[\\/]/.test(folder)).join(path.delimiter),
  };
}
