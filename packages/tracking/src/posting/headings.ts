import { headingKind } from '@shortlist/keywords';
import { trimEnd } from '../trim-end.ts';
import { namesRole } from './role.ts';

/** Headings of postings' parts in the languages beside English: what one does, brings, gets, and who the employer is. */
const OTHERS =
  /^(?:(?:deine?|ihre?|unsere?|das|die|euer|was) )?(?:haupt)?(?:aufgaben(?:gebiet)?|profil|anforderungen|qualifikation(?:en)?|angebot|kompetenzen|benefits|voraussetzungen|stellenbeschreibung|einleitung|tätigkeiten|leistungen|kontakt)$|^(?:wir bieten|wir erwarten|wir suchen|wir freuen|du bringst|sie bringen|du bist|du hast|das (?:bringst|bieten|erwartet|wünschen|sind|machst)|darauf|was (?:du|sie|wir|dich))(?!\p{L})|^(?:vos?|votre|tes?|ton|ta|les?|la|nos?) (?:missions?|profil|poste|avantages|entreprise|marque)$|^(?:missions?|profil(?: recherché)?|descriptif(?: du poste)?|description(?: du poste)?|compétences|avantages|nous offrons|nous recherchons|ce que (?:nous|vous)|pourquoi)(?!\p{L})|^(?:requisitos|funciones|perfil|descripci[oó]n|ofrecemos|se ofrece|pedimos|qu[eé] (?:har[aá]s|ofrecemos|buscamos|pedimos)|tus? (?:funciones|misi[oó]n)|condiciones|beneficios|prestaciones)(?!\p{L})|^(?:fun[cç][oõ]es|requisitos|oferecemos|benef[ií]cios|descri[cç][aã]o(?: da vaga)?|atividades|responsabilidades|o que (?:oferecemos|procuramos|vais))(?!\p{L})|^(?:requisiti|mansioni|offriamo|si offre|si richiede|attivit[aà]|descrizione|competenze|cosa (?:farai|offriamo|cerchiamo)|chi (?:cerchiamo|siamo))(?!\p{L})|^(?:wat (?:ga je|wij|we|bieden|vragen|breng)|dit (?:ga|vragen|bieden|krijg|breng)|functie(?:omschrijving|eisen)|jouw (?:profiel|taken|werk)|wij (?:bieden|vragen)|taken|over ons|arbeidsvoorwaarden)(?!\p{L})/iu;

/** In characters. */
const LONGEST = 60;

/** Checks whether a line opens a part of a posting. */
export const isHeading = (line: string): boolean =>
  line.length <= LONGEST &&
  (headingKind(line) !== undefined || OTHERS.test(trimEnd(line, ':?!. '))) &&
  !namesRole(line);

/** The line of the first heading below the first line; the number of lines where there is none. */
export function firstHeading(lines: readonly string[]): number {
  const at = lines.findIndex((line, which) => which > 0 && isHeading(line));
  return at < 0 ? lines.length : at;
}
