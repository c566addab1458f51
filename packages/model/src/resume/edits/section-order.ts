import type { PaperSection, Sections } from '../sections/create-sections.ts';

/**
 * Every section of the paper once: those of `order` first, as they stand there, then the missing
 * ones in the default order. So no stored or half-made order can hide a section.
 */
export function completeSectionOrder(
  order: readonly PaperSection[],
  sections: Sections,
): PaperSection[] {
  return [...new Set([...order, ...sections.paper])];
}

/**
 * The order after `moved` was dropped on `target`: it takes the target's position and the sections
 * between them close up. Dropping on itself or on what is not there changes nothing (the same
 * list comes back).
 */
export function moveSection(
  order: PaperSection[],
  moved: PaperSection,
  target: PaperSection,
): PaperSection[] {
  const position = order.indexOf(target);
  if (moved === target || position < 0 || !order.includes(moved)) return order;
  const others = order.filter((section) => section !== moved);
  return others.toSpliced(position, 0, moved);
}
