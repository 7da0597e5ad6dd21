import type { RemoteSources } from './remoteSources';
import { sharedModules } from './sharedModules';
import { writeRelease } from './writeRelease';

/** The part that we use of a compiler, the same in webpack and Rspack. */
interface Compiler {
  outputPath: string;
  hooks: { done: { tap: (name: string, done: (stats: Stats) => void) => void } };
}

interface Stats {
  hasErrors: () => boolean;
  toJson: (options: object) => {
    namedChunkGroups?: Record<string, { assets?: { name: string }[] }>;
  };
}

type FederationPlugin<Plugin> = new (options: never) => Plugin;

const chunkOf = (screen: string) => screen.slice('./'.length);
const isScript = (file: string) => file.endsWith('.js');

/** Completes each build as a release. */
class ReleasePlugin {
  constructor(private readonly sources: RemoteSources) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ReleasePlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true });
      const scriptsOf = (name: string) =>
        (namedChunkGroups[name]?.assets ?? []).map((asset) => asset.name).filter(isScript);
      const { contract, screens } = this.sources;
      writeRelease(compiler.outputPath, this.sources, {
        entry: scriptsOf(contract.name)[0],
        scripts: Object.fromEntries(
          Object.keys(screens).map((screen) => [screen, scriptsOf(chunkOf(screen))]),
        ),
      });
    });
  }
}

/**
 * The configuration that webpack and Rspack share: a container without a federation runtime of its own, which takes React and
 * the kit from the host.
 */
export function scriptRemote<Plugin>(sources: RemoteSources, Federation: FederationPlugin<Plugin>) {
  const { directory, contract, version, screens } = sources;
  const options = {
    name: contract.name,
    filename: 'remoteEntry.[contenthash].js',
    library: { type: 'var', name: contract.name },
    exposes: Object.fromEntries(
      Object.entries(screens).map(([screen, file]) => [
        screen,
        { import: file, name: chunkOf(screen) },
      ]),
    ),
    shared: sharedModules(),
  };
  return {
    context: directory,
    mode: 'production' as const,
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map' as const,
    entry: {},
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
    output: {
      path: `${directory}/dist`,
      clean: true,
      publicPath: 'auto',
      uniqueName: `${contract.name}@${version}`,
      filename: '[name].[contenthash].js',
      chunkFilename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      // Browsers don't time out script loads, and a module that threw must throw again on a retry.
      chunkLoadTimeout: 15_000,
      strictModuleErrorHandling: true,
    },
    plugins: [new Federation(options as never), new ReleasePlugin(sources) as unknown as Plugin],
  };
}

/** How SWC compiles a screen, in webpack's `swc-loader` and in Rspack's own. */
export const swcRule = (loader: string) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader,
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
});
