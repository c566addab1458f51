import { expect, it } from 'vitest';
import { joinedTexts, tex, whenText } from './tex.ts';

it('escapes what means something to TeX where text enters, and nothing of the source', () => {
  expect(tex`\textbf{${'50% of R&D, C#_{x} ~\\'}}`.tex).toBe(
    '\\textbf{50\\% of R\\&D, C\\#\\_\\{x\\} \\textasciitilde{}\\textbackslash{}}',
  );
});

it('joins the texts that there are', () => {
  expect(joinedTexts(['Acme', '', 'Łódź'], tex`\\ `).tex).toBe('Acme\\\\ Łódź');
  expect(whenText('', tex`\section{${'Profile'}}`).tex).toBe('');
});
