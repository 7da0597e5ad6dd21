import type { HeroStep } from './heroSteps';
import { CreateScene } from './scenes/CreateScene';
import { ScanScene } from './scenes/ScanScene';
import { SellScene } from './scenes/SellScene';

const scenes = { create: CreateScene, sell: SellScene, scan: ScanScene };

/** What a step looks like; a picture of the product's own screen would take this place. */
export function HeroScene({ step }: { step: HeroStep['name'] }) {
  const Drawing = scenes[step];
  return <Drawing />;
}
