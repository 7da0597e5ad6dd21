import { writeFile } from 'node:fs/promises';

import { create } from 'qrcode';
import sharp from 'sharp';

const WIDTH = 640;
const HEIGHT = 480;
const CODE_SIDE = 232;
const QUALITY = 92;

/** Blurred lights of a hall at night: centre, radius and colour of each. */
const lights = [
  [70, 60, 46, '#ffb224'],
  [210, 36, 30, '#ff6b4a'],
  [330, 74, 22, '#ffe3a8'],
  [470, 50, 40, '#12b76a'],
  [585, 96, 52, '#ffb224'],
  [30, 250, 34, '#12b76a'],
  [612, 300, 30, '#ff6b4a'],
] as const;

/** Writes a one-frame film for Chromium's fake camera: a paper ticket with a QR code of `text`, held up in a hall. */
export async function writeTicketBeforeCamera(file: string, text: string): Promise<void> {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const modules = Array.from({ length: size * size }, (_, at) =>
    data[at] ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
  const bokeh = lights.map(
    ([x, y, radius, colour]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <filter id="blur" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="11"/></filter>
    <rect width="100%" height="100%" fill="#1c2622"/>
    <g filter="url(#blur)" opacity=".75">${bokeh.join('')}</g>
    <g transform="rotate(-5 320 250)">
      <rect x="112" y="76" width="416" height="356" rx="22" fill="#ffb224"/>
      <rect x="192" y="104" width="256" height="256" rx="14" fill="#fffdf8"/>
      <path d="${modules}" transform="translate(204 116) scale(${CODE_SIDE / size})" shape-rendering="crispEdges"/>
      <path d="M136 392H504" stroke="#3a2600" stroke-width="4" stroke-dasharray="2 10" stroke-linecap="round"/>
    </g>
  </svg>`;
  await writeFile(file, await sharp(Buffer.from(picture)).jpeg({ quality: QUALITY }).toBuffer());
}
