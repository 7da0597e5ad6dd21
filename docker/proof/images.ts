// `sudo npx tsx docker/proof/images.ts [image …]`: builds every image from its own Dockerfile without a Docker engine, and
// checks each against what the documents say about it. Needs buildah and debootstrap.
import { basesIn, makeBaseImages } from './baseImages';
import { buildah, buildImage, imageConfig } from './buildah';
import { images } from './imageList';

const MEGABYTE = 1024 * 1024;

const bytesOf = (name: string) =>
  Number(
    (JSON.parse(buildah('images', '--json', name)) as { size: string }[])[0]?.size.replace(
      /^([\d.]+) (\w+)$/,
      (_all, number: string, unit: string) =>
        String(Number(number) * ({ KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? 1)),
    ),
  );

async function main(wanted: string[]): Promise<void> {
  const chosen = images.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const dockerfiles = [...new Set(chosen.map(({ dockerfile }) => dockerfile))];
  makeBaseImages(dockerfiles.flatMap(basesIn));
  const lines: string[] = [];
  for (const { name, dockerfile, args } of chosen) {
    const tag = `localhost/nzuko/${name}`;
    await buildImage(tag, ['--file', dockerfile, ...args]);
    const { User, Healthcheck } = imageConfig(tag);
    if (!User || User === 'root' || User === '0') throw new Error(`${name} runs as root`);
    const base = basesIn(dockerfile)[0] ?? '';
    const own = (bytesOf(tag) - bytesOf(`docker.io/library/${base}`)) / MEGABYTE;
    const health = Healthcheck?.Test.join(' ') ?? 'none';
    lines.push(`${name}: as ${User}, ${own.toFixed(1)} MB over ${base}, health: ${health}`);
  }
  console.log(`\n${lines.join('\n')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
