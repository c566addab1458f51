import { describe, expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { measureColumn } from '../../lines/join-wrapped.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import { rowsOf } from '../../lines/rows-of.ts';
import { readSkills } from './read-skills.ts';

function skillsIn(...texts: string[]) {
  const rows = leadMarkers(rowsOf(flowingText(texts)));
  return readSkills(rows, measureColumn(rows, false)).flatMap(({ items }) =>
    items.map(({ text }) => text),
  );
}

describe('a slash among skills', () => {
  it('parts them where nothing else does', () => {
    expect(skillsIn('Go / SQL / Bash')).toEqual(['Go', 'SQL', 'Bash']);
  });

  it.each([
    ['commas', ['CI / CD, Go, AWS (S3 / EC2)'], ['CI / CD', 'Go', 'AWS (S3 / EC2)']],
    [
      'lines',
      ['Go', 'CI / CD', 'AWS (S3 / EC2)', 'Bash'],
      ['Go', 'CI / CD', 'AWS (S3 / EC2)', 'Bash'],
    ],
  ])('stands within one of them between %s', (_, lines, skills) => {
    expect(skillsIn(...lines)).toEqual(skills);
  });
});

it('joins the lines of a skill that end within brackets or behind a conjunction', () => {
  expect(skillsIn('Drawing (CAD', 'and by hand)', 'Health &', 'Safety', 'Welding')).toEqual([
    'Drawing (CAD and by hand)',
    'Health & Safety',
    'Welding',
  ]);
});
