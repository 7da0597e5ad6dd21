/** A sum over ten minutes. */
interface ReleaseFiguresTable {
  since: Date;
  remote: string;
  version: string;
  figure: string;
  amount: number;
}

interface EndedCanariesTable {
  remote: string;
  version: string;
  begun_at: Date;
  ended_at: Date;
  asked_at: Date;
  detail: string;
}

export interface ReleaseTables {
  release_figures: ReleaseFiguresTable;
  ended_canaries: EndedCanariesTable;
}
