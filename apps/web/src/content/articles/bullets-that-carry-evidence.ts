import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Most bullets on most resumes are job descriptions: “Responsible for inventory management.” They tell what the position was for. They do not tell what became of the inventory while you were there, and that is the only part that is yours.',
  { heading: 'Four parts' },
  'A bullet that carries evidence answers four questions, seldom in this order and not always all of them.',
  {
    list: [
      'What was there before? “Stock counts took a weekend and were wrong by Monday.”',
      'What did you do? “Introduced counting by shelf, ten minutes a day.”',
      'What came of it? “No weekend counts since; differences are found within a day.”',
      'How would anyone know? “Auditors dropped the annual recount.”',
    ],
  },
  'Put together: “Replaced weekend stock counts with ten minutes a day by shelf; differences now turn up within a day, and the auditors dropped the annual recount.” One line and a half. A stranger can see the place.',
  { heading: 'Numbers, where there are numbers' },
  'A number is good because it can be wrong. It exposes you a little, and a reader honours that. But it needs a base: “by 30 %” of what, from when to when? If you do not have a figure, do not make one up; sizes and counts will do. How many people, sites, invoices or patients, how often, how quickly? “Forty patients a day with one colleague” needs no percent sign.',
  'Where a result belongs to a team, say what your part was. “Part of the team that moved 200 branches to the new till system; trained the staff of thirty” is stronger than a claim to the whole, because it will hold in conversation.',
  { heading: 'Begin with the verb' },
  'The first word is read most. Make it what you did: built, taught, repaired, negotiated, closed. Not “helped with” or “was involved in”, unless helping was the work. Past tense for what is over, present for what goes on. No “I”; everyone knows whom the page is about.',
  { heading: 'Three or four are enough' },
  'An entry with nine bullets has no first and no last. Choose those that bear on the job you want and put the strongest first, since it may be the only one that is read. The older the job, the fewer it needs.',
  { heading: 'When nothing comes to mind' },
  'Think of a week that went badly and what you did about it. Think of what your successor will thank you for, or of what people asked you rather than someone else. Look into old messages that begin with “Thanks for”. The material is nearly always there. It feels too ordinary to mention, because you were there when it happened. The reader was not.',
];
