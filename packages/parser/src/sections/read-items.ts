import { type Line, lineTextOf } from '../lines/line.ts';
import { joinPassages } from '../passage.ts';
import { type ReadValue, readingOf } from '../read-value.ts';

/** Headings within an entry that say nothing themselves: "Achievements:". */
const LABEL =
  /^(?:key )?(?:responsibilities|achievements|highlights|courses|duties|tasks|accomplishments|aufgaben|tätigkeiten|missions|tâches|funciones|responsabilidades|atividades|mansioni|taken|werkzaamheden|technologies|coursework)\s*:?$/iu;

/** The lines of an entry's body, one value each, without marks and labels. */
export function readItems(body: readonly Line[]): ReadValue[] {
  return body.flatMap((line) => {
    const passage = joinPassages(line.cells, ' ');
    if (LABEL.test(lineTextOf(line)) || passage.text === '') return [];
    const isItem = line.marker !== '';
    return [
      readingOf(
        passage,
        isItem ? 0.95 : 0.75,
        isItem ? 'An item of the list below' : 'Text below the entry',
      ),
    ];
  });
}
