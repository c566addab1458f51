import { expect, it } from 'vitest';
import { listLines } from '../../text/sentences.ts';
import { listOtherLanguage } from './other-language.ts';

function leftOf(text: string): string[] {
  const lines = listLines(text);
  const left = listOtherLanguage(lines, text);
  return lines
    .filter(({ start }) => left.has(start))
    .map(({ start, end }) => text.slice(start, end));
}

it('leaves out what an English posting says again in another language, with its heading', () => {
  const english =
    'Baker\nYour tasks\n- Run the ovens and the mixer\n- Clean with us at the end of the day';
  const german =
    'Deine Aufgaben\n- Bedienung der Öfen und des Mischers\n- Reinigung nach dem Ende\n- Arbeit mit der Waage';
  expect(leftOf(`${english}\n\n${german}`)).toEqual(german.split('\n'));
  expect(leftOf(`Baker\n${german}\n\n${english}`)).toEqual(german.split('\n'));
});

it('leaves a sentence or two in another language alone', () => {
  expect(
    leftOf('Baker\nNotre équipe est la plus belle de la ville.\n- Run the ovens and the mixer'),
  ).toEqual([]);
});
