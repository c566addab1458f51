import { analyse, readPosting, resumeText, standardLexicon } from '@shortlist/keywords';
import { SECTIONS } from '@shortlist/model';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { markSentences, printedWords } from './mark-sentences.ts';

const at = (start: number, end: number, sentence: string, sentenceStart: number) => ({
  start,
  end,
  sentence,
  sentenceStart,
});

it('tells a sentence once, with every mention marked, in the order of the text', () => {
  const first = 'SQL, and more SQL.';
  const marked = markSentences([
    at(114, 117, first, 100),
    at(20, 26, 'No Python here', 17),
    at(100, 103, first, 100),
  ]);
  expect(marked.map(({ start }) => start)).toEqual([17, 100]);
  expect(marked[1]?.stretches).toEqual([
    { at: 0, text: 'SQL', isKeyword: true },
    { at: 3, text: ', and more ', isKeyword: false },
    { at: 14, text: 'SQL', isKeyword: true },
    { at: 17, text: '.', isKeyword: false },
  ]);
  expect(marked[1]?.printed).toBeUndefined();
});

it('says each character of a sentence once where mentions overlap', () => {
  const [marked] = markSentences([at(0, 8, 'SQL Server now', 0), at(4, 10, 'SQL Server now', 0)]);
  expect(marked?.stretches.map(({ text }) => text).join('')).toBe('SQL Server now');
});

it('knows the field of what the resume says, and the words in its sentence', () => {
  const { keywords } = analyse(
    readPosting('Analyst\nRequirements\n- SQL', standardLexicon()),
    resumeText(resumeWith({ summary: 'Reads reports. Writes SQL daily.' }, SAMPLE), SECTIONS),
  );
  const mentions = keywords[0]?.resumeMentions ?? [];
  const sentence = 'Writes SQL daily.';
  const source = 'summary.summary.0';
  expect(printedWords(mentions)).toEqual([{ source, sentence, from: 7, to: 10 }]);
  expect(markSentences(mentions)[0]?.printed).toEqual({ source, sentence, from: 0, to: 17 });
});
