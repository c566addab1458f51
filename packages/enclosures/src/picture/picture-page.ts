import { type PDFContext, PDFRawStream } from '@cantoo/pdf-lib';
import { operatorBytes } from '../content/join-bytes.ts';
import type { JoinedPage } from '../foreign/foreign-page.ts';
import { readJpeg } from './read-jpeg.ts';

/** Sides of paper in points, the shorter first. */
export type Paper = readonly [short: number, long: number];

/** Points left free at each edge of the paper: what printers print, half an inch. */
const MARGIN = 36;

/** Makes a page of a JPEG: on paper that lies as it does, as large as fits, a pixel at most a point. */
export function picturePage(jpeg: Uint8Array, paper: Paper, context: PDFContext): JoinedPage {
  const { width, height, components } = readJpeg(jpeg);
  const [pageWidth, pageHeight] = width > height ? paper.toReversed() : paper;
  if (pageWidth === undefined || pageHeight === undefined) throw new Error('Paper has two sides.');
  const room = [pageWidth - 2 * MARGIN, pageHeight - 2 * MARGIN] as const;
  const scale = Math.min(1, room[0] / width, room[1] / height);
  const [drawnWidth, drawnHeight] = [width * scale, height * scale];
  const [x, y] = [(pageWidth - drawnWidth) / 2, (pageHeight - drawnHeight) / 2];
  const picture = context.register(
    PDFRawStream.of(
      context.obj({
        ...{ Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode', BitsPerComponent: 8 },
        ColorSpace: components === 1 ? 'DeviceGray' : 'DeviceRGB',
        ...{ Width: width, Height: height, Length: jpeg.length },
      }),
      jpeg,
    ),
  );
  const place = [drawnWidth, 0, 0, drawnHeight, x, y].map((number) => Number(number.toFixed(3)));
  return {
    entries: context.obj({
      MediaBox: [0, 0, pageWidth, pageHeight],
      Resources: { XObject: { Picture: picture } },
    }),
    operators: operatorBytes(`q ${place.join(' ')} cm /Picture Do Q`),
    box: [x, y, x + drawnWidth, y + drawnHeight],
    showsText: false,
  };
}
