import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'On which day was 03/04/2021? In the United States it was the fourth of March. In most of the world it was the third of April. A program that reads resumes has to decide, and it has nothing to go by but a guess at where you live. On a resume, no date needs to be ambiguous.',
  { heading: 'Letters for the month, four digits for the year' },
  '“Mar 2021” means one thing everywhere. It is short, people read it without counting, and programs know it in many languages. The day is of no use on a resume: nobody asks on which Tuesday you began. Two digits for the year save nothing and look like a day.',
  'Pick one form and keep to it throughout. A reader who has understood your first date should not have to think about the second.',
  { heading: 'A range is one thing' },
  'Write “Mar 2021 – Present”, both ends on one line, at the same place in every entry. The usual place is the right-hand end of the title line, where an eye that runs down the page finds all dates one below the other. “Present” is better than an open dash, which looks like something that was forgotten.',
  { heading: 'When you only know the year' },
  'For work of long ago a year is enough, and sometimes it is all you have. Then write “2009”, or “2009 – 2012”, and leave it at that. Do not invent a January. Some forms insist on a month and turn 2009 into “Jan 2009” without telling you; check what they made of it. In our editor a year alone is a date like any other, and nothing fills it up.',
  { heading: 'Order and overlap' },
  {
    list: [
      'Newest first, by the end of each entry; what still goes on comes first of all.',
      'Two jobs at the same time are no problem. Give each its own dates and let them overlap.',
      'Several roles at one employer are clearer as several entries. The step from one to the next is often the best news on the page.',
      'An education that is under way ends in the future: “2024 – 2027” or “expected May 2027”.',
    ],
  },
  { heading: 'Gaps' },
  'A gap between two jobs is a fact about the calendar. Programs may compute it, and people certainly do. Moving a date to close it creates a false statement that a single call can disprove. If you did something in that time that belongs on the page, such as care, study, your own attempt at a business or a long illness that you wish to mention, give it an entry with dates. If not, leave the gap and be ready to say a sentence about it.',
  'Dates are the part of a resume that is checked most easily. Plain ones are a small courtesy, and they say that the rest can be checked as well.',
];
