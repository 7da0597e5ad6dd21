/** The version of each module that the host shares, by name. Defined by `sdk/pack/packSdk.ts`. */
declare const SHARED_VERSIONS: Record<string, string>;

/** The host's name for each shared module, by a remote's import name. */
const NAMES: Record<string, string> = {
  react: 'react',
  'react/': 'react/',
  'react-dom': 'react-dom',
  'react-dom/': 'react-dom/',
  '@nzuko/shell-sdk/ui': '@nzuko/shared-ui',
  '@nzuko/shell-sdk/auth': '@nzuko/shared-auth',
};

/** The host's name for a module that a remote imports; undefined if it isn't shared. */
export function shareKeyOf(request: string): string | undefined {
  const [name, key] =
    Object.entries(NAMES).find(([known]) =>
      known.endsWith('/') ? request.startsWith(known) : request === known,
    ) ?? [];
  return name?.endsWith('/') ? request : key;
}

const versionOf = (key: string) =>
  SHARED_VERSIONS[key] ?? SHARED_VERSIONS[`${key.split('/')[0]}/`] ?? '';

/** Everything up to the next major version. */
const rangeOf = (version: string) => `^${version.split('.')[0]}.0.0`;

/** A remote only takes a shared module from the host, in a version of this range. */
function sharedModule(name: string) {
  const key = shareKeyOf(name) ?? name;
  return {
    shareKey: key,
    singleton: true,
    strictVersion: true,
    version: versionOf(key),
    requiredVersion: rangeOf(versionOf(key)),
    import: false as const,
  };
}

/** The `shared` option of webpack's and Rspack's federation plugins; for Vite's, `subPaths` are listed one by one. */
export function sharedModules(subPaths?: readonly string[]) {
  const names = Object.keys(NAMES).flatMap((name) => {
    if (!subPaths || !name.endsWith('/')) return [name];
    return subPaths.filter((path) => path.startsWith(name));
  });
  return Object.fromEntries(names.map((name) => [name, sharedModule(name)]));
}

/** The shared modules that these imports need, as a manifest lists them. */
export const neededModules = (keys: readonly string[]) =>
  keys.map((name) => ({
    name,
    version: versionOf(name),
    requiredVersion: rangeOf(versionOf(name)),
    singleton: true,
  }));
