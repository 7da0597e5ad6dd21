import { HOUR_MS } from '../durations';
import type { PaystackClient, ProviderBank } from './paystack-client';

const KEPT_MS = HOUR_MS;

/** The provider's list of banks, asked for at most once an hour. */
export class Banks {
  private kept: { banks: ProviderBank[]; until: number } | null = null;

  constructor(private readonly client: PaystackClient) {}

  /** All banks by name. @throws ProviderError */
  async list(): Promise<ProviderBank[]> {
    if (this.kept && this.kept.until > Date.now()) return this.kept.banks;
    const banks = await this.client.listBanks();
    banks.sort((one, other) => one.name.localeCompare(other.name));
    this.kept = { banks, until: Date.now() + KEPT_MS };
    return banks;
  }
}
