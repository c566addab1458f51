import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Applicant tracking systems have a reputation. They are said to reject most applications unseen, to hate certain fonts and to demand secret words. Much advice is sold on the strength of it. It is worth looking at what such a system is: a database with a mailbox in front of it.',
  { heading: 'What happens to a file' },
  {
    list: [
      'It is stored as it came. A person can open the original at any time.',
      'Its text is extracted, well or badly, depending on the file.',
      'A parser tries to fill fields from the text: name, e-mail address, employers, titles, dates, schools.',
      'You are often shown these fields and asked to correct them. Do so; it is your one chance to see what the machine saw.',
      'The application joins a list that people search, filter and sort.',
    ],
  },
  'Each step can be switched on, off or set up differently by the employer. There is no single system and no single score. Advice on how to please “the ATS” speaks of something that does not exist in that form.',
  { heading: 'Who decides' },
  'The firmest filters are usually the questions in the form. Are you allowed to work here? Do you hold this licence? How many years? A “no” where a “yes” is required may end the matter by rule. A person set up that rule. Read these questions slowly and answer them truthfully; they weigh more than the choice of a typeface.',
  'After that come searches and a human look, often a short one, because there are many. Some products rank or recommend candidates as well. How they do it differs, it is rarely published, and in some places the law now asks for notice or an audit. Nobody outside can promise you a place in such a ranking.',
  { heading: 'What is in your hands' },
  'Two things. The first is that your text arrives: a file with real text in one column, ordinary headings, dates that stand beside what they date. The second is that it says what the posting asks about, where it is true of you, in words that a person would type into a search box.',
  'Both help the human reader just as much. That is the reassuring part. A resume that is easy for a machine to read is not a different document from one that is easy for a person. It has the same virtues: order, plain words, nothing hidden.',
  { heading: 'What to ignore' },
  'Ignore lists of forbidden fonts; embedded text is text. Ignore the claim that PDF cannot be read; a PDF with real text is read everywhere, and if a form asks for another format, send that. Ignore anyone who shows you a percentage without saying what was divided by what.',
  'And when a form lets you write to a person as well, do. No software has ever been as good at explaining an unusual career as two sentences by the one who had it.',
];
