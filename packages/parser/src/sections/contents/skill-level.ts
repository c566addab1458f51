import { fold } from '@shortlist/model';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell } from '../../lines/row.ts';

/** Words of how well somebody knows something, in seven languages, without accents. */
const WORDS = new Set(
  [
    'beginner novice elementary basic basics intermediate advanced expert master proficient proficiency good very excellent fluent fluency native bilingual speaker mother tongue working professional full limited conversational competent fair strong knowledge level upper lower pre intermediate skilled familiar experienced average',
    'muttersprache muttersprachler muttersprachlich fliessend fluessig verhandlungssicher grundkenntnisse gute sehr gut kenntnisse anfanger fortgeschritten experte profi in wort und schrift konversationssicher',
    'langue maternelle courant couramment intermediaire debutant notions bilingue avance scolaire niveau lu ecrit parle',
    'nativo nativa lengua materna avanzado avanzada intermedio intermedia basico basica fluido fluida bilingue nivel alto medio bajo profesional experto',
    'lingua fluente avancado intermediario basico nivel materna excelente bom boa',
    'madrelingua avanzato avanzata intermedio base ottimo ottima buono buona fluente scolastico livello',
    'moedertaal vloeiend goed zeer basis gevorderd uitstekend redelijk beginner niveau',
    'a1 a2 b1 b2 c1 c2 years year yrs of experience jahre ans anos anni jaar or and to',
  ]
    .join(' ')
    .split(' '),
);

/** "2 years", "★★★", "80 %", "Native or bilingual proficiency": it shows a level and names no skill. */
export function isLevel(text: string): boolean {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0 || words.length > 7) return words.length === 0;
  return words.every((word) => WORDS.has(word) || /^\d{1,3}$/u.test(word));
}

/** "Go - Advanced" and "Go (5 years)" without the level; what stands in brackets of a language stays. */
export function withoutLevel(cell: Cell): Cell {
  const dash = /\s+[-–—]\s+(?<level>[^-–—]+)$/u.exec(cell.text);
  if (dash?.groups?.level && isLevel(dash.groups.level)) return cutCell(cell, 0, dash.index);
  const years =
    /\s*\(\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar)[^)]*\)$/iu.exec(cell.text);
  return years && years.index > 0 ? cutCell(cell, 0, years.index) : cell;
}
