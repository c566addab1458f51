import { describe, expect, it } from 'vitest';
import { flowingRows } from '../../document/placed-text.test-support.ts';
import { takeCareer } from './career-table.ts';

const read = (lines: readonly string[]) => {
  const { columns, career } = takeCareer([flowingRows(lines)]);
  return {
    left: columns.flat().map(({ cells }) => cells.map(({ text }) => text).join('\t')),
    educations: career.educations.map(({ school, degree, startDate, endDate }) =>
      [school, degree, startDate, endDate].map((value) => value?.text ?? ''),
    ),
    experiences: career.experiences.map(({ company, role, startDate, endDate }) =>
      [company, role, startDate, endDate].map((value) => value?.text ?? ''),
    ),
    certifications: career.certifications.map(({ name, date }) => [name?.text, date?.text]),
  };
};

describe('the table of a Japanese form', () => {
  it('is read event by event, dates in two columns or one', () => {
    expect(
      read([
        '氏名\t水野 明里',
        '年\t月\t学歴・職歴',
        '2012\t4\t鴨川大学 文学部 入学',
        '2016\t3\t鴨川大学 文学部 卒業',
        '2016年4月\t株式会社みやこ印刷 営業部 入社',
        '2020年3月\t一身上の都合により退職',
        '令和2年4月\t比叡出版株式会社 入社',
        '現在に至る',
        '平成30\t6\t色彩検定2級 合格',
        '以上',
      ]),
    ).toEqual({
      left: ['氏名\t水野 明里'],
      educations: [['鴨川大学', '文学部', 'Apr 2012', 'Mar 2016']],
      experiences: [
        ['株式会社みやこ印刷', '営業部', 'Apr 2016', 'Mar 2020'],
        ['比叡出版株式会社', '', 'Apr 2020', 'Present'],
      ],
      certifications: [['色彩検定2級', 'Jun 2018']],
    });
  });

  it('has a study that only ended, and one that goes on', () => {
    const { educations } = read([
      '2009\t3\t比叡高等学校 卒業',
      '2012\t4\t鴨川大学 入学',
      '2016\t4\t株式会社みやこ印刷 入社',
    ]);
    expect(educations).toEqual([
      ['比叡高等学校', '', '', 'Mar 2009'],
      ['鴨川大学', '', 'Apr 2012', ''],
    ]);
  });

  it('is none of two events, and rows without a month are none of it', () => {
    const lines = [
      '2012\t4\t鴨川大学 入学',
      '2016\t3\t鴨川大学 卒業',
      '2016\t\t株式会社みやこ印刷 入社',
    ];
    expect(read(lines).left).toHaveLength(3);
  });
});
