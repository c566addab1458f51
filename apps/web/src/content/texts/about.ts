import type { TextSection } from './page-text.ts';

export const ABOUT: readonly TextSection[] = [
  {
    heading: 'What we make',
    text: 'A place to write a resume. You type on one side, see the printed page on the other, and download exactly that page. It is real text: people can select it, screen readers can read it and software can extract it, in the same words and the same order.',
    more: [
      'You can start from scratch or with your existing resume: a PDF or Word file is read in your browser, and you check what was read before anything is saved. If you have a posting in mind, a panel next to the page shows which of its keywords your resume covers, and in which sentence.',
    ],
  },
  {
    heading: 'Why',
    text: 'Between someone who can do a job and someone who needs it done stands a document. It is written under pressure, squeezed through forms and read in a hurry. A good deal can go wrong on the way that has nothing to do with the person. That part we can mend.',
    more: [
      'Some of it is plain mechanics. Two columns that a program reads straight across. A name whose letters the font does not have. A preview with one page and a file with two. A form that forgets an evening’s work because a session ran out. None of these is interesting, and each of them can cost somebody an interview.',
    ],
  },
  {
    heading: 'What we hold to',
    text: 'What you type is kept in your browser at once and leaves it only when the server has it for certain. You need no account to begin. Only you can open what you write. We show no number that we cannot explain.',
    more: [
      {
        list: [
          'One layout draws the screen and the file, so neither can surprise the other.',
          'Advice comes with its evidence: the sentence of your resume, and the sentence of the posting.',
          'Nothing is written for you that you have not said. Where a fact is needed, there is a blank for it.',
          'You can undo deleting a resume right away; the server deletes it permanently after thirty days.',
          'You can take everything with you in one file that other programs can read.',
        ],
      },
      'These are easy to say. The numbers behind them, and how we measured them, are under How it works.',
    ],
  },
  {
    heading: 'How we build it',
    text: 'In small parts that each do one thing: one reads documents, one lays out pages, one writes PDFs, one compares texts. Each can be understood by itself and is tested by itself. They run in your browser and in a shell, and give the same result in both.',
    more: [
      'What we decide is written down on a page of its own, with what spoke against it. When we change our minds the old page stays and says which page overturned it. A claim without a measurement does not go on the site, and a measurement that does not please us goes on it all the same.',
      'No typeface, script or picture of another company is loaded by these pages, so reading them tells nobody that you are looking for work.',
    ],
  },
  {
    heading: 'What we do not do',
    text: 'We do not sell resumes, rank people or promise interviews. We invent no customers and no success rates. When something does not work yet, the page says so.',
  },
];
