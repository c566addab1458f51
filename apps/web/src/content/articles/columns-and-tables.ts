import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'The template looked splendid. On the left a narrow column with contact details, skills with little bars and languages; on the right, experience and education. On paper you see at a glance where to look. We followed such a page through the programs that read it, and this is what happened to it.',
  { heading: 'First stop: the lines' },
  'An extractor that goes by position collected everything that stands at the same height. The left column had “Languages” where the right one had “Senior Accountant”, so the first line read “Languages Senior Accountant”. The next was “German (native) Harbour & Sons 2018 – 2022”. Every line was like this: half a skill, half a job. A person can untangle it. A search for “Senior Accountant, Harbour & Sons” finds nothing that belongs together.',
  { heading: 'Second stop: the blocks' },
  'A cleverer extractor noticed the white gap between the columns and read the left one to its end, then the right one. That is better, and it worked until the second page, where the left column was empty and the gap was gone. From there on, indented bullets were taken for a column of their own.',
  { heading: 'Third stop: the pictures' },
  'The little bars that showed how well each language was spoken were drawings. In the text there was nothing after “French”, neither fluent nor basic. The telephone and the envelope in front of the contact details were letters of a symbol font; they came out as two characters that mean nothing and that one program took for the beginning of the number.',
  { heading: 'What about tables and text boxes?' },
  'They are the same problem in a word processor’s clothes. A table is read row by row, so a row with three cells gives three fragments in one line. Text boxes float above the page; some programs read them first, some last, and some not at all. Contact details that stand in the header or footer of the document share that fate more often than one would like.',
  { heading: 'What survives every program' },
  {
    list: [
      'One column, from top to bottom.',
      'Headings with ordinary names: Experience, Education, Skills.',
      'Title and dates on one line, with real text between or beside them.',
      'Levels in words: “French, fluent”.',
      'Name and contact details in the body of the page, first of all.',
    ],
  },
  { heading: 'Is it dull?' },
  'It is quiet, and the two are different. Good spacing, one serif typeface and clear hierarchy make a single column that people like to read. Design can go into what you leave out. And if you are applying for a job in which the look of a page is the work, send that page as a sample, beside a resume that arrives in one piece.',
  'Two of our own eight designs have two columns all the same. They were let in because programs that are not ours took the words out of their files in order, and Check shows beside the page what is read in yours. Where you do not know what will open your file, one column is still the safer choice.',
];
