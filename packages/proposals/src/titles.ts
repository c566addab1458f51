import type { Claim } from './mark.ts';

/** Words of rank, and what people are by trade; each also in the plural. */
const RANKS =
  'chief president vp svp evp director manager supervisor principal senior executive ceo cto cfo coo cio ciso founder cofounder owner partner chair chairman chairwoman chairperson foreman captain superintendent deputy';
const TRADES =
  'engineer developer programmer architect analyst scientist consultant advisor adviser designer administrator accountant auditor controller bookkeeper lawyer attorney paralegal physician doctor surgeon nurse midwife pharmacist dentist therapist psychologist technician technologist specialist coordinator strategist planner buyer merchandiser recruiter teacher professor lecturer tutor instructor researcher biologist chemist physicist economist statistician editor writer journalist translator photographer producer chef cook baker electrician plumber carpenter welder machinist mechanic pilot driver dispatcher officer inspector investigator cashier receptionist secretary clerk salesperson representative broker banker trader underwriter actuary librarian veterinarian paramedic firefighter';

const TITLES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:vice[- ]presidents?|head of|team leads?|tech(?:nical)? leads?|lead (?=(?:${TRADES.replaceAll(' ', '|')})\\b)|(?:${[RANKS, TRADES].join(' ').replaceAll(' ', '|')})s?)(?![\\p{L}\\p{N}])`,
  'giu',
);

/** The titles, ranks and trades that a text names. */
export const listTitles = (text: string): Claim[] =>
  [...text.matchAll(TITLES)].map(({ index, 0: title }) => ({
    key: title.toLowerCase().replace('-', ' ').trim().replace(/s$/u, ''),
    start: index,
    end: index + title.trimEnd().length,
  }));
