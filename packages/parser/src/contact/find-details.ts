import { fold } from '@shortlist/model';
import { placesOf } from '../document/passage.ts';
import { trimEdges } from '../entries/chunks.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { type ReadValue, readingOf } from '../result/read-value.ts';
import { CONTACT_LABELS, EMAIL, WEBSITE } from './contact-patterns.ts';
import { isTaken, type TakenPlaces } from './taken-places.ts';

/** A line with its label, as the contact has further addresses and what else is to be said. */
export type ReadLabelled = ReadValue & { label: string };

/** Labels of what has no field of its own, in seven languages, without accents: a colon behind them is not needed. */
const KNOWN = new Set(
  [
    'date of birth|born|birthday|birth date|place of birth|date and place of birth|nationality|citizenship|marital status|gender|sex|pronouns|driving licence|driving license|drivers license|visa status|visa|work permit|availability|available from|notice period|military service|fax|skype|religion|children|address',
    'geburtsdatum|geboren|geboren am|geburtsort|geburtsdatum und ort|staatsangehorigkeit|nationalitat|familienstand|geschlecht|fuhrerschein|verfugbarkeit|verfugbar ab|kinder|konfession|aufenthaltsstatus',
    'date de naissance|lieu de naissance|ne le|nee le|nationalite|situation familiale|etat civil|permis|permis de conduire|disponibilite|sexe',
    'fecha de nacimiento|lugar de nacimiento|nacionalidad|estado civil|permiso de conducir|carnet de conducir|disponibilidad|sexo',
    'data de nascimento|nacionalidade|naturalidade|carta de conducao|carteira de habilitacao|cnh|disponibilidade',
    'data di nascita|luogo di nascita|nazionalita|cittadinanza|stato civile|patente|patente di guida|disponibilita|sesso',
    'geboortedatum|geboorteplaats|nationaliteit|burgerlijke staat|rijbewijs|beschikbaarheid|geslacht',
  ]
    .join('|')
    .split('|'),
);

/** Labels of the contact's own fields, and of names. */
const OWN = new Set(
  (['name', 'linkedin', 'website', 'email'] as const).flatMap((label) =>
    CONTACT_LABELS[label].split('|'),
  ),
);

/** In characters. */
const LONGEST = 90;

const LABELLED = /^(?<label>\p{L}[\p{L}\p{M}\s./’'&-]{1,30}?)\s*[:：]\s*(?=\S)/u;

/** The lines of the contact's part that a label leads and no field was read from. */
export function findDetails(rows: readonly TextRow[], taken: TakenPlaces): ReadLabelled[] {
  return rows.flatMap((row, at) => {
    const column = inColumn(row, rows[at + 1], taken);
    return column ? [column] : row.cells.flatMap((cell) => inCell(cell, taken));
  });
}

const nameOf = (label: string): string =>
  fold(label)
    .replace(/[^\p{L}\s-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** "Nationality: British | Date of birth: 1990", each part by its label. */
function inCell(cell: Cell, taken: TakenPlaces): ReadLabelled[] {
  const bars = [...cell.text.matchAll(/\s*[|•·∙●▪◦⋅■]\s*|\s{2,}/gu)];
  const starts = [0, ...bars.map(({ 0: bar, index }) => index + bar.length)];
  return starts.flatMap((from, at) => {
    const part = trimEdges(cutCell(cell, from, bars[at]?.index ?? cell.text.length));
    const match = LABELLED.exec(part.text);
    const label = match?.groups?.label ?? '';
    if (!match || !mayLabel(label)) return [];
    return labelled(cutCell(part, 0, label.length), cutCell(part, match[0].length), taken);
  });
}

/** "Nationality" with its text beside it, or alone above it. */
function inColumn(
  row: TextRow,
  below: TextRow | undefined,
  taken: TakenPlaces,
): ReadLabelled | undefined {
  const [label, value, ...others] = row.cells;
  if (!label || others.length > 0 || !KNOWN.has(nameOf(label.text))) return undefined;
  const [under, ...beside] = below?.cells ?? [];
  const isUnder = value === undefined && under !== undefined && beside.length === 0;
  const text = value ?? (isUnder && Math.abs(under.x - label.x) < 12 ? under : undefined);
  return text && labelled(label, text, taken)[0];
}

const mayLabel = (label: string): boolean =>
  KNOWN.has(nameOf(label)) || (/^\p{Lu}/u.test(label) && !OWN.has(nameOf(label)));

function labelled(label: Cell, value: Cell, taken: TakenPlaces): ReadLabelled[] {
  const { text } = value;
  const isOther = EMAIL.test(text) || text.search(WEBSITE) >= 0 || LABELLED.test(text);
  if (isOther || text === '' || text.length > LONGEST || isTaken(value, taken)) return [];
  const sure = KNOWN.has(nameOf(label.text)) ? 0.92 : 0.75;
  const read = readingOf(value, sure, 'reasons.labelledDetail');
  const places = [...placesOf(label), ...read.places];
  return [{ ...read, label: label.text.replace(/[\s:：]+$/u, ''), places }];
}
