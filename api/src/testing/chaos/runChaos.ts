import { randomFrom } from '../../seed/random';
import { comeToRest, findDamage } from './chaosAudit';
import { strikeUntil } from './chaosFaults';
import { startLoad } from './chaosLoad';
import { startChaosSite } from './chaosSite';

interface ChaosReport {
  /** How often each action succeeded, and each fault struck. */
  deeds: Record<string, number>;
  strikes: Record<string, number>;
  /** Errors: wrong money, seats, counters or mails, and answers that no client can act on. */
  damage: string[];
}

/** Mixed load on two API processes while everything around them fails; then an audit of the result by SQL. */
export async function runChaos(
  seconds: number,
  seed: string,
  say: (line: string) => void = () => undefined,
): Promise<ChaosReport> {
  const site = await startChaosSite();
  try {
    const load = await startLoad(site, randomFrom(`${seed} load`));
    const end = Date.now() + seconds * 1000;
    const strikes = await strikeUntil(() => Date.now() > end, site, randomFrom(seed), say);
    await load.stop();
    say('coming to rest');
    await comeToRest(site);
    const { done, broken } = load.deeds;
    const damage = [...(await findDamage(site)), ...broken, ...strikes.ends];
    return { deeds: done, strikes: strikes.counts, damage };
  } finally {
    await site.close();
  }
}
