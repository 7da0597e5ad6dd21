import webpack from 'webpack';

import { remoteSources } from './remoteSources';
import { scriptRemote, swcRule } from './scriptRemote';

/** A remote's configuration for webpack with its built-in plugin: exactly the screens named in the folder's `remote.json`. */
export const remote = (directory: string) => ({
  ...scriptRemote(remoteSources(directory), webpack.container.ModuleFederationPlugin),
  module: { rules: [swcRule('swc-loader')] },
});
