// The package ships no types; these cover what we use.
declare module 'qrcode' {
  interface QrSymbol {
    /** A square of `size` × `size`; 1 is dark, row by row. */
    modules: { size: number; data: Uint8Array };
  }
  export function create(
    text: string,
    options?: { errorCorrectionLevel?: 'L' | 'M' | 'Q' | 'H' },
  ): QrSymbol;
}
