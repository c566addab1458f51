import { subject } from '../../text.ts';

/** The words that the command line says of work that it has done. */
export const outcome = subject('outcome', {
  written: '{file}: written.',

  noName: 'no name',
  noSections: 'no sections',
  /** In a list behind the name: how many entries a section has. */
  section: '{title} {count}',
  unsure: '{count} to check',
  unplaced: '{count} unplaced',
  hidden: '{count} of them hidden on the page',

  /** A difference: the part above all sections, the choices of the design, and a text that is elsewhere now. */
  head: 'Name and contact',
  look: 'Design',
  moved: 'moved: {text}',
  leftToDesign: 'as the design has it',

  noScore: 'No score',
  tooFewForScore: '{matched} of {total} keywords; too few for a score',
  score: 'Overall Match Score: {score} % ({matched} of {total} keywords, formula {version})',
  otherPhrases: 'Other phrases from the posting, not scored',
  gap: 'Gap: {text}',
  recommendation: 'Recommendation: {text}',
  leftAside: {
    by: 'sentences',
    one: '{sentences} sentence of the posting was left aside.',
    other: '{sentences} sentences of the posting were left aside.',
  },
});
