import { expect, it } from 'vitest';
import { standardLexicon } from '../lexicon/standard-lexicon.ts';
import { readPosting } from '../read-posting.ts';

const choicesOf = (line: string) => {
  const { keywords } = readPosting(`Analyst\nRequirements\n- ${line}`, standardLexicon());
  const numbers = [...new Set(keywords.flatMap(({ alternatives }) => alternatives ?? []))];
  return numbers.map((number) =>
    keywords.filter(({ alternatives }) => alternatives === number).map(({ surface }) => surface),
  );
};

it.each([
  { line: 'Tableau, Power BI, Looker or similar', choices: [['Tableau', 'Power BI', 'Looker']] },
  { line: 'Python and/or Java, Excel', choices: [['Python', 'Java']] },
  { line: 'Kafka, Python or Java; SQL', choices: [['Kafka', 'Python', 'Java']] },
  { line: 'A language such as Python, Java', choices: [['Python', 'Java']] },
  { line: 'Queues (e.g. Kafka, RabbitMQ)', choices: [['Kafka', 'RabbitMQ']] },
  { line: 'A BI tool: Tableau, Looker, etc.', choices: [['Tableau', 'Looker']] },
  { line: 'Tableau, Looker, Excel', choices: [] },
  { line: 'Tableau, Looker, etc.', choices: [] },
])('takes "$line" for a choice of $choices', ({ line, choices }) => {
  expect(choicesOf(line)).toEqual(choices);
});
