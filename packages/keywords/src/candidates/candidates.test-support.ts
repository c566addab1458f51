import { readLexicon } from '../lexicon/read-lexicon.ts';
import { segment } from '../posting/parts/segment.ts';
import { cleanText } from '../text/clean-text.ts';
import { readWords } from '../text/words.ts';
import { listCandidates } from './list-candidates.ts';

const testLexicon = readLexicon([
  {
    field: 'test',
    text: '@tool\nPython\nJava\nJest\nMocha\nvalves\ncompressors\n@certificate\nCCRN\n@weak\nteamwork',
  },
]);

/** Lists what is found in one line of requirements, as "source: words". */
export function candidatesOf(line: string): string[] {
  const clean = cleanText(`Title\nRequirements:\n${line}`);
  const sentences = segment(clean.text, readWords(clean.text));
  return sentences
    .flatMap((sentence) => listCandidates(testLexicon, clean, sentence))
    .map(({ source, start, end }) => `${source}: ${clean.text.slice(start, end)}`);
}
