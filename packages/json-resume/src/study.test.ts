import { fc, test } from '@fast-check/vitest';
import { SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { countIds, educationWith, resumeWith } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { readJsonResume, writeJsonResume } from './index.ts';

function read(file: unknown) {
  const answer = readJsonResume(file, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

const degreeOf = (studyType: string, area: string) =>
  flatEntriesOf(read({ education: [{ studyType, area }] }), 'education', SECTIONS)[0]?.degree;

describe('kind and subject of a study', () => {
  it.each([
    ['Bachelor of Science', 'Computer Science'],
    ['BSc', 'Physics'],
    ['B.A. (Hons)', 'English Literature'],
    ['Ph.D.', 'Chemical Engineering'],
    ['Master’s degree', 'Human Resources'],
    ['Diploma', 'Nursing'],
    ['MBA', 'Marketing and Finance'],
    ['Associate of Applied Science', 'Information Technology'],
  ])('are joined by an English "in" in English: %s, %s', (kind, subject) => {
    expect(degreeOf(kind, subject)).toBe(`${kind} in ${subject}`);
  });

  it.each([
    ['Licence', 'Informatique'],
    ['Master', 'Informatique'],
    ['Master professionnel', 'Finance'],
    ['Bachelor', 'Maschinenbau'],
    ['M.Sc.', 'Informatik'],
    ['Diplom', 'Physik'],
    ['Ausbildung', 'Marketing'],
    ['Grado', 'Economía'],
    ['Laurea', 'Ingegneria meccanica'],
    ['Diploma', 'Contabilidade'],
    ['Magister', 'Ekonomia'],
    ['Бакалавр', 'Информатика'],
    ['学士', '计算机科学'],
    ['بكالوريوس', 'هندسة'],
    ['Bachelor of Arts', 'cum laude'],
    ['Certificate in Teaching', 'Physics'],
  ])('are parted by a comma otherwise: %s, %s', (kind, subject) => {
    expect(degreeOf(kind, subject)).toBe(`${kind}, ${subject}`);
  });

  const word = fc.constantFrom(
    ...'Licence Informatique Bachelor Master BSc Physics Diplom Physik History Science of in and Jura 学士 计算机'.split(
      ' ',
    ),
  );
  const words = (most: number) =>
    fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));

  test.prop([words(3).filter((kind) => !/(?:^| )in /u.test(`${kind} `)), words(3)])(
    '[OC8] come back as two fields from our own file',
    (studyType, area) => {
      const file = writeJsonResume(read({ education: [{ studyType, area }] }), SECTIONS);
      expect(file.education).toMatchObject([{ studyType, area }]);
    },
  );

  it.each([
    ['Licence, mention bien', 'Informatique'],
    ['Diplom, mit Auszeichnung', 'Physik'],
    ['Laurea, con lode', 'Ingegneria, meccanica'],
    ['Bachelor of Arts, Hons, cum laude', 'Maschinenbau'],
    ['Licenciatura, com distinção', 'Contabilidade'],
    ['Licence, mention très bien', ''],
    ['BSc, with distinction', ''],
    ['Diplom', 'Medizin'],
    ['Licence', 'Comptabilité'],
  ])(
    '[OC8] come back as two fields with the distinction beside the kind: %s, %s',
    (studyType, area) => {
      const file = writeJsonResume(read({ education: [{ studyType, area }] }), SECTIONS);
      expect(file.education).toMatchObject([{ studyType, ...(area !== '' && { area }) }]);
      expect(file.education?.[0]?.area ?? '').toBe(area);
    },
  );

  it.each([
    'Licence in Informatique',
    'BSc, Physics',
    'Bachelor of Science, Honours, in Physics',
    ', Physics',
    'BSc in ',
    ' in Physics',
    'Physics in',
    'M.Sc. in Informatik, 2 Semester in Lyon',
  ])('[OC8] leave a degree that was typed as it is: %s', (degree) => {
    const resume = resumeWith({ educations: [educationWith({ degree, school: 'MIT' })] });
    const back = read(JSON.parse(JSON.stringify(writeJsonResume(resume, SECTIONS))));
    expect(flatEntriesOf(back, 'education', SECTIONS)[0]?.degree).toBe(degree);
  });
});
