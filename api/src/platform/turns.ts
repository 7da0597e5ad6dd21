import { UnavailableError } from './http/errors';

/** Lets few pieces of heavy work run at a time; the others wait, in the order in which they came. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxAtOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws UnavailableError if too many are waiting. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.maxAtOnce) {
      if (this.waiting.length >= this.maxWaiting) throw new UnavailableError();
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
