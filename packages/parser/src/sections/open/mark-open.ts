import type { TextPlace } from '@shortlist/placed-text';
import { sectionOfHeading } from '../../headings/name-section.ts';
import { openKindOf } from '../../headings/open-headings.ts';
import type { TextRow } from '../../lines/row.ts';
import type { FoundSection } from '../section.ts';
import type { Measured } from '../section-lines.ts';
import { readLanguages } from './read-languages.ts';

/** Headings of what is said to an employer, or elsewhere, and is no section of a resume. */
const FORMAL =
  /^(?:personal|facts|links?|social(?: links| media| networks)?|web|profiles|networks|online (?:presence|profiles)|find me online|follow me|on the web|web presence|(?:professional|useful|my|portfolio) links|signature|unterschrift|declaration|ort und datum|place and date|consent|data protection|dati personali.*|(?:autorizzazione al )?trattamento dei dati personali|attachments|enclosures|appendix|anlagen|bijlagen|references (?:available )?upon request|availability|verfügbarkeit|soziale netzwerke|réseaux sociaux|liens|redes sociais|redes sociales|enlaces|sociale media|sociale netwerken|driving licen[cs]e|drivers license|nationality|citizenship|visa status|work permit|work authorization|right to work|führerschein|permis(?: de conduire)?|rijbewijs|patenti?(?: di guida)?|carnet de conducir)$/iu;

/** In characters: a section of so few says nothing. */
const LEAST = 8;

/**
 * The sections with those marked that not every resume has; one that holds a part of the contact is none of the person's
 * own. In our own paper every heading that is not known begins one of these.
 */
export function markOpen(
  sections: readonly Measured[],
  contact: readonly TextPlace[],
  isOurs: boolean,
): Measured[] {
  const taken = new Set(contact.map(({ line }) => line));
  return sections.map((section) => {
    const open = openOf(section, isOurs);
    const isTaken = open === 'own' && !isOurs && linesIn(section).some((line) => taken.has(line));
    return open && !isTaken ? { ...section, open } : section;
  });
}

const linesIn = ({ rows }: FoundSection): number[] =>
  rows.flatMap(({ cells }) => cells.flatMap(({ parts }) => parts.map(({ place }) => place.line)));

function openOf(section: Measured, isOurs: boolean): FoundSection['open'] {
  const { title, rows, measure } = section;
  if (
    title === undefined ||
    section.isMain ||
    section.kind === 'head' ||
    section.kind === 'contact'
  )
    return undefined;
  const kind = openKindOf(title.text);
  if (kind === 'language') return readLanguages(rows, measure, isOurs) ? kind : undefined;
  if (kind) return kind;
  return isOwn(section, title.text, isOurs) ? 'own' : undefined;
}

/** A heading that names none of the kinds, of the lexicon or set like those of the lexicon, over text that no kind has. */
function isOwn({ kind, isAlike, rows }: FoundSection, title: string, isOurs: boolean): boolean {
  const known = sectionOfHeading(title);
  if (isOurs && known === undefined) return true;
  if (kind !== 'other' || FORMAL.test(title.trim())) return false;
  return (known === 'other' || isAlike === true) && lettersIn(rows) >= LEAST;
}

const lettersIn = (rows: readonly TextRow[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((all, { text }) => all + text.length, 0), 0);
