import { productName } from '@nzuko/contract/brand';
import { LINE_HEIGHT, PdfCanvas, type Style } from './pdf-canvas';

const LABEL = 130;

export interface Column {
  title: string;
  width: number;
  /** Amounts stand under each other at the right. */
  isAmount?: boolean;
}

/** A label and a value; `isTotal` sets them off by a line and in bold. */
export interface Line {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** Writes a document of facts and amounts, and goes on to further pages by itself. */
export class PdfWriter {
  private constructor(private readonly canvas: PdfCanvas) {}

  /** @param options `kind` stands beside the product's name, `title` is what viewers show of the file. */
  static async start(options: {
    kind: string;
    title: string;
    isLandscape?: boolean;
  }): Promise<PdfWriter> {
    const canvas = await PdfCanvas.start(options.title, options.isLandscape ?? false);
    const top = canvas.y;
    canvas.write(productName, canvas.style('bold', 15, 'brand'), canvas.whole());
    const right = { ...canvas.whole(), isRight: true };
    canvas.draw(options.kind, canvas.style('regular', 11, 'muted'), right, top);
    canvas.rule();
    return new PdfWriter(canvas);
  }

  heading(text: string): void {
    const { canvas } = this;
    canvas.gap(10);
    canvas.write(text, canvas.style('bold', 19, 'brand'), canvas.whole());
    canvas.gap(4);
  }

  subheading(text: string): void {
    const { canvas } = this;
    canvas.keep(70);
    canvas.gap(18);
    canvas.write(text, canvas.style('bold', 12, 'brand'), canvas.whole());
    canvas.gap(4);
  }

  text(text: string): void {
    const { canvas } = this;
    canvas.gap(4);
    canvas.write(text, canvas.style('regular', 9.5, 'muted'), canvas.whole());
  }

  /** Labels, and beside them their values. */
  facts(lines: Line[]): void {
    const { canvas } = this;
    const { x, width } = canvas.whole();
    const style = canvas.style('regular', 10.5, 'ink');
    for (const { label, value } of lines) {
      const place = { x: x + LABEL, width: width - LABEL };
      canvas.keep(canvas.wrap(value, style, place.width).length * style.size * LINE_HEIGHT);
      canvas.draw(label, canvas.style('regular', 10.5, 'muted'), { x, width: LABEL - 6 });
      canvas.write(value, style, place);
      canvas.gap(2);
    }
  }

  /** Labels at the left, amounts at the right. */
  amounts(lines: Line[], width = this.canvas.whole().width): void {
    const { canvas } = this;
    const { x } = canvas.whole();
    for (const { label, value, isTotal = false } of lines) {
      const style = canvas.style(isTotal ? 'bold' : 'regular', isTotal ? 12 : 10.5, 'ink');
      const place = { x, width: width - LABEL };
      canvas.keep(canvas.wrap(label, style, place.width).length * style.size * LINE_HEIGHT + 12);
      if (isTotal) canvas.rule(width);
      const top = canvas.y;
      canvas.write(label, style, place);
      canvas.draw(value, style, { x: x + place.width + 6, width: LABEL - 6, isRight: true }, top);
      canvas.gap(3);
    }
  }

  /** Rows under titles, which each page repeats, and their total. */
  async table(columns: Column[], rows: string[][], total: string[]): Promise<void> {
    const cell = this.canvas.style('regular', 8, 'ink');
    this.tableHead(columns);
    for (const row of rows) {
      this.row(columns, row, cell);
      await this.canvas.breathe();
    }
    this.row(columns, total, this.canvas.style('bold', 8, 'ink'));
  }

  /** @param note stands at the foot of each page, beside its number. */
  finish(note: string): Promise<Uint8Array> {
    return this.canvas.finish(note);
  }

  private tableHead(columns: Column[]): void {
    const titles = columns.map(({ title }) => title);
    this.row(columns, titles, this.canvas.style('regular', 8, 'muted'));
  }

  private row(columns: Column[], texts: string[], style: Style): void {
    const { canvas } = this;
    const step = style.size * LINE_HEIGHT;
    const cells = columns.map(({ width, isAmount = false }, index) => {
      const text = texts[index] ?? '';
      return isAmount ? [text] : canvas.wrap(text, style, width - 8);
    });
    const height = Math.max(1, ...cells.map(({ length }) => length)) * step + 7;
    if (canvas.keep(height)) this.tableHead(columns);
    let { x } = canvas.whole();
    for (const [index, { width, isAmount = false }] of columns.entries()) {
      const place = { x: isAmount ? x + 4 : x, width: width - 4, isRight: isAmount };
      for (const [line, text] of (cells[index] ?? []).entries()) {
        canvas.draw(text, style, place, canvas.y - 3 - line * step);
      }
      x += width;
    }
    canvas.gap(height);
    canvas.line();
  }
}
