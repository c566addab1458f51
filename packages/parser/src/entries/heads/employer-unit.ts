import { hasLegalForm } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell } from '../../lines/row.ts';
import { cutAtAll, trimEdges } from '../chunks.ts';

/** Words that begin or end the name of a part of an organization, in seven languages. */
const LED_BY =
  'labs?|laboratory|laboratories|department|dept\\.?|division|faculty|school|college|institute|cent(?:er|re)|team|office|unit|clinic|section|branch|chair|programme?|abteilung|institut|lehrstuhl|fakultät|fachbereich|labor|zentrum|klinik|stabsstelle|referat|département|faculté|laboratoire|unité|service|chaire|pôle|departamento|facultad|laboratorio|instituto|escuela|cátedra|unidad|servicio|faculdade|laboratório|unidade|serviço|dipartimento|facoltà|istituto|cattedra|unità|reparto|afdeling|faculteit|vakgroep|laboratorium|instituut';
const ENDED_BY =
  'labs?|laboratory|laboratories|department|dept\\.?|division|faculty|institute|cent(?:er|re)|team|office|unit|clinic|research group|working group|abteilung|institut|\\p{L}*labor|zentrum|afdeling|laboratorium';

/** Those that lead the name of a unit also without "of": "Lehrstuhl Glaschemie". */
const NAMED_BY =
  'department|dept\\.?|abteilung|lehrstuhl|fachbereich|referat|département|departamento|dipartimento|afdeling|vakgroep';

/** "Department of", "Laboratoire d'". */
const OF_UNIT = new RegExp(
  `^(?:the )?(?:${LED_BY})\\s+(?:(?:of|for|für|de|des|du|del|della|delle|di|do|da|dos|das|en|voor|van|der)\\s|d['’])`,
  'iu',
);

const UNIT = new RegExp(
  `^(?:the )?(?:${NAMED_BY})\\s|(?:^|\\s)(?:${ENDED_BY})(?:\\s\\([^()]+\\))?$`,
  'iu',
);

/** Words of organizations of known kinds, which are no part of another. */
const ORGANIZATION =
  /(?<![\p{L}\p{M}])(?:universit(?:y|ies|ät|aet|é|à|eit|et|atea|ario|esi)|universidad|universidade|uniwersytet|univerzita|college|polytechnic|hochschule|fachhochschule|\p{L}*hochschule|hospital|hospitals|infirmary|\p{L}*klinikum|krankenhaus|hôpital|hopital|ospedale|ziekenhuis|museum|institute of technology|nhs (?:foundation )?trust|(?:city|county|borough|district|town) council|ministry)(?![\p{L}\p{M}])/iu;

/** A name beside the kind: "University" alone is none. */
const LEAST_WORDS = 2;

/** "Fennimore Glass, Inc." is one name. */
const BETWEEN = /,\s(?!(?:inc|llc|llp|ltd|limited|corp|plc|gmbh)(?:\.|,|\s|$))|\s[–—-]\s/giu;

/** "College of Engineering" is a unit; "Royal College of Music" is none. */
const isOrganization = (text: string): boolean =>
  text.split(/\s+/u).length >= LEAST_WORDS &&
  !OF_UNIT.test(text) &&
  (ORGANIZATION.test(text) || hasLegalForm(text));

const isUnit = (text: string): boolean =>
  (OF_UNIT.test(text) || UNIT.test(text)) && !isOrganization(text);

/**
 * The employer without the units of it that its name begins with: "Marlow University" of "Glaze Laboratory, Marlow
 * University". It stays whole where what follows is no organization for certain.
 */
export function withoutUnits(employer: Cell): Cell {
  const pieces = cutAtAll(employer, BETWEEN).map(trimEdges);
  const at = pieces.findIndex(({ text }) => isOrganization(text));
  const units = pieces.slice(0, at);
  const name = pieces[at];
  if (at < 1 || !name || !units.every(({ text }) => isUnit(text))) return employer;
  return cutCell(employer, employer.text.indexOf(name.text, startOf(pieces, at)));
}

/** At least where a piece begins: behind the letters of those before it. */
const startOf = (pieces: readonly Cell[], at: number): number =>
  pieces.slice(0, at).reduce((sum, { text }) => sum + text.length, 0);
