import { FIRST_BULLET } from '../../fields/field.ts';
import type { Points } from '../../points/point.ts';
import { pointsCodec } from '../../points/points.ts';
import { bulletLines, leadWithBullets, stripBullet } from '../../texts/bullets.ts';

/** "Label: one, two", or nothing where there is nothing to list. */
export function formatLabelledList(label: string, texts: string[]): string {
  const said = joinNonEmpty(texts, ', ');
  return said === '' ? '' : `${label}: ${said}`;
}

/** The texts that say something, with `separator` between them. */
export function joinNonEmpty(texts: string[], separator: string): string {
  return texts.filter((text) => text.trim() !== '').join(separator);
}

/** The texts as points, one a line; a first one without words where they say nothing. */
export function readBullets(texts: string[]): Points {
  const lines = joinNonEmpty(texts, '\n');
  return pointsCodec.fromFlat(lines === '' ? FIRST_BULLET : leadWithBullets(lines));
}

/** The lines of a text as points that nothing leads. */
export const readLines = (text: string): Points => pointsCodec.fromFlat(text);

/** The lines of a text that say something, without their bullets. */
export function listBulletTexts(text: string): string[] {
  return bulletLines(text).map((line) => line.text);
}

/** Returns the texts of points; those that say nothing are left out. */
export const saidPoints = ({ points }: Points): string[] =>
  points.map(({ text }) => stripBullet(text)).filter((text) => text !== '');
