import { type Column, type Figure, fullColumn, type Region, type Sheet } from '@shortlist/document';
import type { PrintedPhoto } from '../design.ts';

const MM = 72 / 25.4;
/** As large as a passport photo may be. */
const MOST = { width: 25 * MM, height: 32 * MM };
/** Between the photo and what stands beside it, in points; what stands below has a space above it. */
const SPACE = 14;
const SPACE_BELOW = 6;

type Blocks = Region['blocks'];

/**
 * The head beside a photo in the upper right corner, and the sections below both. The head's column is narrower by
 * the photo's width, so that no line of it runs under the picture.
 */
export function withPhoto(
  photo: PrintedPhoto,
  { head, rest }: { head: Blocks; rest: Blocks },
  sheet: Sheet,
  { left, right }: Column = fullColumn(sheet),
): { figures: Figure[]; regions: Region[] } {
  const { top } = sheet.margins;
  const { src, alt } = photo;
  const scale = Math.min(MOST.width / photo.width, MOST.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  return {
    figures: [
      { x: right - width, y: top, width, height, src, alt, ...cornerOf(photo, width, height) },
    ],
    regions: [
      { left, right: right - width - SPACE, blocks: head },
      { left, right, below: 0, from: top + height + SPACE_BELOW, blocks: rest },
    ],
  };
}

/** Of the shorter edge. */
const ROUNDED = 0.12;

function cornerOf({ shape }: PrintedPhoto, width: number, height: number): Pick<Figure, 'corner'> {
  if (shape === 'rectangle') return {};
  const radius = Math.min(width, height) * ROUNDED;
  const corner = shape === 'oval' ? { x: width / 2, y: height / 2 } : { x: radius, y: radius };
  return { corner };
}
