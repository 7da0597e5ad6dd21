// `npm run bench -- landing`: the figures that the documents quote.
import { benchEvent } from './event';
import { benchLanding } from './landing';

const benches: Record<string, () => Promise<void>> = {
  landing: benchLanding,
  event: benchEvent,
};

async function main(): Promise<void> {
  const bench = benches[process.argv[2] ?? ''];
  if (!bench) {
    console.error(
      `Which figures? npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}`,
    );
    process.exit(1);
  }
  await bench();
}

void main();
