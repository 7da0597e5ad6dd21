// A true QR code, one number in base 36 per row; whoever scans it reads "NZUKO MEANS A GATHERING".
const rows =
  '18n0f mzb5 wsbh wpr1 wtwd mzwh 18prz 3r4 1137a 8kvz wz2o bd1i 4215 68g 18p9j mv9l wpji ws6z wpa1 mxs9 18r50'.split(
    ' ',
  );

const MODULES = rows.length;

const outline = rows
  .flatMap((row, y) =>
    [...parseInt(row, 36).toString(2).padStart(MODULES, '0')].map((bit, x) =>
      bit === '1' ? `M${x} ${y}h1v1h-1z` : '',
    ),
  )
  .join('');

/** The QR code as part of a drawing, `size` units wide, in the current colour. */
export function QrCode({ x = 0, y = 0, size }: { x?: number; y?: number; size: number }) {
  return (
    <path
      d={outline}
      transform={`translate(${x} ${y}) scale(${size / MODULES})`}
      fill="currentColor"
      shapeRendering="crispEdges"
    />
  );
}
