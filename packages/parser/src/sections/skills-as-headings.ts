import { isAllCaps } from '../fold.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import type { FoundSection } from './section.ts';

/** So many lines in a row that are set like the heading above, with nothing below each, are a list. */
const LEAST_LINES = 3;

/** In words. */
const LONGEST = 4;

/**
 * Cuts the lines that are set like a heading and have nothing below them out of their sections as skills, where the document has no
 * others: designs set each skill so, over a bar for its level.
 */
export function cutSkillsAsHeadings(columns: readonly FoundSection[][]): FoundSection[][] {
  if (columns.flat().some(({ kind }) => kind === 'skills')) return [...columns];
  return columns.map((sections) => sections.flatMap(cutSection));
}

function cutSection(section: FoundSection): FoundSection[] {
  const { title, rows } = section;
  if (!title || section.kind === 'skills') return [section];
  const from = rows.findIndex((row) => isLikeTitle(row, title));
  const length = rows.slice(Math.max(0, from)).findIndex((row) => !isLikeTitle(row, title));
  const end = length < 0 ? rows.length : from + length;
  if (from < 0 || end - from < LEAST_LINES) return [section];
  const above = { ...section, rows: rows.slice(0, from) };
  const below = { ...section, rows: rows.slice(end) };
  const skills: FoundSection = { kind: 'skills', rows: rows.slice(from, end), sure: section.sure };
  return [above, skills, ...(below.rows.length > 0 ? [below] : [])];
}

const isLikeTitle = ({ cells: [cell, ...others], marker }: TextRow, title: Cell): boolean =>
  cell !== undefined &&
  others.length === 0 &&
  marker === '' &&
  cell.size === title.size &&
  cell.bold === title.bold &&
  isAllCaps(cell.text) === isAllCaps(title.text) &&
  cell.text.split(' ').length <= LONGEST &&
  !/[@,:.]/u.test(cell.text);
