import { expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { joinWrapped, measureColumn } from '../../lines/join-wrapped.ts';
import { leadMarkers } from '../../lines/lead-markers.ts';
import { rowsOf } from '../../lines/rows-of.ts';
import { chunksOf } from '../chunks.ts';
import { credentialModel } from './credential-model.ts';
import type { HeadModel } from './head-model.ts';
import { readHeads } from './read-heads.ts';
import { studyModel } from './study-model.ts';
import { WORK_MODEL } from './work-model.ts';

/** The heads as each of their lines says, named by the labels of the model. */
function readAs<Label extends string>(
  model: HeadModel<Label>,
  heads: readonly (readonly string[])[],
): string[][] {
  const chunks = heads.map((texts) => {
    const rows = leadMarkers(rowsOf(flowingText(texts)));
    return chunksOf(joinWrapped(rows, measureColumn(rows, false)));
  });
  return readHeads(chunks, model).map(({ parts }) =>
    model.labels.map((label) =>
      parts
        .filter((part) => part.label === label)
        .map(({ cell }) => cell.text)
        .join(', '),
    ),
  );
}

it.each([
  ['Havelwerk GmbH, Koch, Berlin, Germany', ['Koch', 'Havelwerk GmbH', 'Berlin, Germany']],
  ['Nurse, Bayou Medical Center, Houston, TX', ['Nurse', 'Bayou Medical Center', 'Houston, TX']],
  ['Cook | Ritz – San Francisco, CA', ['Cook', 'Ritz', 'San Francisco, CA']],
  ['Charge Nurse, Cardiology, Bayou Hospital', ['Charge Nurse, Cardiology', 'Bayou Hospital', '']],
  ['Koch bei Ritz', ['Koch', 'Ritz', '']],
  ['Welder with Ormsby & Sons in Leeds', ['Welder', 'Ormsby & Sons', 'Leeds']],
  ['Cook, Acme, Inc.', ['Cook', 'Acme, Inc.', '']],
  ['Enfermera en Hospital Royo', ['Enfermera', 'Hospital Royo', '']],
  ["Infirmière à l'Hôpital Nord", ['Infirmière', 'Hôpital Nord', '']],
  ['Técnico en redes', ['Técnico en redes', '', '']],
])('reads a role, an employer and a place: %s', (text, expected) => {
  expect(readAs(WORK_MODEL, [[text]])).toEqual([expected]);
});

it('reads words that tell nothing by the heads beside them', () => {
  expect(
    readAs(WORK_MODEL, [
      ['Kestrel — Cook — Oban'],
      ['The Larder — Glassblower — Frome'],
      ['Fell & Moor — Nurse — Leeds'],
    ]),
  ).toEqual([
    ['Cook', 'Kestrel', 'Oban'],
    ['Glassblower', 'The Larder', 'Frome'],
    ['Nurse', 'Fell & Moor', 'Leeds'],
  ]);
});

it('takes the name that recurs for the employer', () => {
  expect(
    readAs(WORK_MODEL, [
      ['Ember', 'Tidewaiter'],
      ['Ember', 'Lamplighter'],
    ]),
  ).toEqual([
    ['Tidewaiter', 'Ember', ''],
    ['Lamplighter', 'Ember', ''],
  ]);
});

it.each([
  ['University of California, Berkeley', ''],
  ['University of California, Los Angeles, Los Angeles, CA', 'Los Angeles, CA'],
  ['California State University, Long Beach', ''],
  ['University of Illinois – Chicago', ''],
  ['Indian Institute of Technology, Delhi', ''],
  ['University of Oregon, Eugene', 'Eugene'],
])('knows the campus in a name from a place: %s', (text, place) => {
  expect(readAs(studyModel(0), [[`BSc Botany | ${text}`]]).map(([, , where]) => where)).toEqual([
    place,
  ]);
});

it.each([
  ['MSc in Marine Ecology, Leith Academy', ['MSc in Marine Ecology', 'Leith Academy', '']],
  ['Plumpton — HND Photography — Leeds', ['HND Photography', 'Plumpton', 'Leeds']],
  ['CFA de Vannes, Baccalauréat', ['Baccalauréat', 'CFA de Vannes', '']],
])('reads a degree, a school and a place: %s', (text, expected) => {
  expect(readAs(studyModel(0), [[text]])).toEqual([expected]);
});

it.each([
  ['Golden Spoon (Quill Foundation)', ['Golden Spoon', 'Quill Foundation', '']],
  ['ISTQB Foundation, GTB', ['ISTQB Foundation', 'GTB', '']],
  ['Guild of Visp: Best Newcomer', ['Best Newcomer', 'Guild of Visp', '']],
  ['Skipper with Harrow Sailing Academy', ['Skipper', 'Harrow Sailing Academy', '']],
  [
    'Second Prize at the Poster Contest | Quill Society',
    ['Second Prize at the Poster Contest', 'Quill Society', ''],
  ],
  ['Scholarship – Harrow College, Leeds, UK', ['Scholarship', 'Harrow College', 'Leeds, UK']],
  ['Cloud Certified Builder – Associate', ['Cloud Certified Builder – Associate', '', '']],
  ['First Place, Poster, Rivers Symposium', ['First Place, Poster', 'Rivers Symposium', '']],
  ['Certified Scrum Cook (CSC)', ['Certified Scrum Cook (CSC)', '', '']],
])('reads "%s" as what was given, who gave it and where', (text, parts) => {
  expect(readAs(credentialModel(0), [[text]])).toEqual([parts]);
});

it.each([
  ['all the prizes of a section', 0, [['Quill Trust — Golden Spoon'], ['Harrow GmbH — Tin Spoon']]],
  [
    'employers in the document',
    1,
    [
      ['Quill Trust', 'Tin Spoon'],
      ['Lorm', 'Golden Spoon'],
    ],
  ],
])('finds who gave a prize where it stands in %s', (_, employersFirst, heads) => {
  const read = readAs(credentialModel(employersFirst), heads);
  expect(read.map(([name]) => name?.split(' ')[1])).toEqual(['Spoon', 'Spoon']);
});
