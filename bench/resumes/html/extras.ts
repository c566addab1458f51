import type { Language, ResumeFile } from '../people/person.ts';
import { createRandom, type Random } from '../people/random.ts';
import { spellDate } from './dates.ts';
import { FORM_LABELS } from './form-labels.ts';

/** The facts that resumes of many countries give beside what a JSON Resume holds; nobody reads them into a field. */
export type Extras = {
  birth: string;
  nationality: string;
  licence: string;
  /** The reason why each job ended. */
  reasons: string[];
  /** People who speak for the person. */
  references: { name: string; role: string; phone: string }[];
  publications: string[];
};

const WORDS: Record<Language, { nationality: string; reasons: string; lead: string }> = {
  en: {
    nationality: 'British',
    reasons: 'End of contract | Moved house | Better hours | Firm closed | Promotion',
    lead: 'Team leader',
  },
  de: {
    nationality: 'deutsch',
    reasons: 'Befristung | Umzug | Betriebsaufgabe | Aufstieg',
    lead: 'Teamleitung',
  },
  fr: {
    nationality: 'française',
    reasons: 'Fin de contrat | Déménagement | Fermeture | Évolution',
    lead: 'Responsable',
  },
  es: {
    nationality: 'española',
    reasons: 'Fin de contrato | Mudanza | Cierre | Mejora',
    lead: 'Responsable',
  },
  pt: {
    nationality: 'portuguesa',
    reasons: 'Fim de contrato | Mudança | Encerramento | Promoção',
    lead: 'Responsável',
  },
  it: {
    nationality: 'italiana',
    reasons: 'Fine contratto | Trasloco | Chiusura | Promozione',
    lead: 'Responsabile',
  },
  nl: {
    nationality: 'Nederlandse',
    reasons: 'Einde contract | Verhuizing | Sluiting | Promotie',
    lead: 'Leidinggevende',
  },
};

const SURNAMES = 'Vanterpool | Oakhanger | Mirandel | Tessaro | Lindqvist | Aubrac'.split(' | ');

/** Draws the extras of a resume; the same resume draws the same. */
export function extrasOf(resume: ResumeFile, language: Language): Extras {
  const random = createRandom(
    [...resume.basics.email].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e9,
  );
  const { nationality, reasons, lead } = WORDS[language];
  const year = `${random.between(1961, 2003)}-${String(random.between(1, 12)).padStart(2, '0')}`;
  return {
    birth: `${random.between(1, 28)} ${spellDate(year, { form: 'long', dash: '' }, language)}`,
    nationality,
    licence: random.pick(['B', 'B, BE', 'C1', 'A, B']),
    reasons: resume.work.map(() => random.pick(reasons.split(' | '))),
    references: [0, 1].map((at) => ({
      name: `${random.pick('ABCDEHJKMR'.split(''))}. ${SURNAMES[(at * 3 + random.between(0, 2)) % 6] ?? ''}`,
      role: joinedRole(lead, resume.work[at]?.name ?? ''),
      phone: `0${random.between(20, 79)} ${random.between(1000, 9999)} ${random.between(100, 999)}`,
    })),
    publications: publicationsOf(resume, random),
  };
}

const joinedRole = (lead: string, employer: string): string =>
  employer === '' ? lead : `${lead}, ${employer}`;

function publicationsOf({ basics, projects }: ResumeFile, random: Random): string[] {
  const [given = '', ...family] = basics.name.split(' ');
  const author = `${family.join(' ')}, ${given.slice(0, 1)}.`;
  const topics = [...projects.map(({ name }) => name), 'Notes from the field', 'A second look'];
  return topics
    .slice(0, 3)
    .map(
      (topic) =>
        `${author} & ${random.pick(SURNAMES)}, ${random.pick(['L.', 'T.', 'P.'])} (${random.between(2009, 2025)}). ${topic}. Annals of Practice ${random.between(4, 40)}(${random.between(1, 4)}), ${random.between(10, 90)}–${random.between(91, 160)}.`,
    );
}

/** Birth, nationality and licence with their labels. */
export function personalFacts(resume: ResumeFile, language: Language): [string, string][] {
  const { birth, nationality, licence } = extrasOf(resume, language);
  const labels = FORM_LABELS[language];
  return [
    [labels.birth, birth],
    [labels.nationality, nationality],
    [labels.licence, licence],
  ];
}
