import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Some people keep their resume in a repository, beside their code and their notes. They want to write it in an editor of their own, see in a diff what changed, and print it from a script. For them the page layout that runs in your browser also runs in a shell.',
  { heading: 'JSON in, PDF out' },
  'The program is called shortlist, like the product, and comes with its source. Its render command reads a resume in JSON Resume 1.0, an open format that several tools write, and makes the PDF: page for page what the web app shows. It needs no server, no network and no key.',
  'Before it prints, the input is checked. A date that is no date or a field of the wrong kind is reported with its place, such as work[2].startDate, and nothing is written. A character that no font has is named too, by code and by shape. A file that you did not look at after printing should not hold surprises.',
  { heading: 'The same bytes, every time' },
  'Print the same resume twice and the two files are equal, byte for byte. That sounds like a curiosity until you keep them under version control: a changed file then means a changed resume. The only thing in a PDF that would differ is the time at which it was made. It is taken from the resume’s own date of modification, or from the variable SOURCE_DATE_EPOCH, which build tools have long used for the purpose.',
  { heading: 'Whole or not at all' },
  'A program that is interrupted while it writes leaves half a file, often under the name of the good one. Ours writes to a name beside it, waits until the disk has it, and then renames. Stop it at any moment and you have the old file or the new one, and no litter.',
  { heading: 'Why it was easy' },
  'The rules of a resume, the layout, the fonts and the PDF writer are packages without a screen, a network or a clock. They take values and return values. The browser hands them what you typed and draws the result; the shell hands them a file and saves the result. Neither knows of the other. That is also why the pages are the same: there is only one program that makes pages.',
  {
    list: [
      'In the source folder, npx shortlist render resume.json -o resume.pdf makes a file.',
      'A single dash in the place of a file name reads from, or writes to, the next program in the pipe.',
      'The exit code is 0 when the file is there, 1 when it could not be made and 2 when the command was not understood.',
    ],
  },
];
