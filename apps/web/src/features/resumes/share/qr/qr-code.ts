import { encode } from 'uqr';

/** Modules of quiet zone on each side (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4;

/** Least width of a picture, in px: 8 cm at 300 dpi. */
const LEAST_PX = 945;

/** A QR code: for each row its modules, dark where true, with the quiet zone around them. */
export type QrCode = readonly (readonly boolean[])[];

/** The QR code of a text, of which 15 % may be unreadable (level M). */
export const qrCodeOf = (text: string): QrCode =>
  encode(text, { ecc: 'M', border: QUIET_ZONE }).data;

/** Writes a QR code as SVG, a module of one unit, that fills what it stands in. */
export function qrSvg(code: QrCode): string {
  const size = code.length;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark.join('')}"/></svg>`,
  ].join('');
}

/** Draws a QR code as PNG, each module of the same whole number of px. Rejects where the browser draws none. */
export async function qrPng(code: QrCode): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.ceil(LEAST_PX / code.length);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = code.length * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of code.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture was not drawn.');
  return new Uint8Array(await png.arrayBuffer());
}
