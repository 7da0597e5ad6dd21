import { rspack } from '@rspack/core';

import { remoteSources } from './remoteSources';
import { scriptRemote, swcRule } from './scriptRemote';

/** A remote's configuration for Rspack: exactly the screens named in the folder's `remote.json`. */
export const remote = (directory: string) => ({
  ...scriptRemote(remoteSources(directory), rspack.container.ModuleFederationPluginV1),
  module: { rules: [swcRule('builtin:swc-loader')] },
});
