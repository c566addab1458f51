import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'A name is the first line of a resume and the one that must not be wrong. It is also the line that software gets wrong most often. Łukasz becomes Lukasz or ukasz. Ольга becomes a row of question marks. Ελένη becomes five boxes. The person sees it last, since on their own screen all was well.',
  { heading: 'Where names are lost' },
  'The PDF format came with fourteen standard fonts that every reader could be expected to have. They are convenient, because nothing has to be put into the file, and they were made for Western European languages. A program that relies on them cannot print a Ł, let alone Cyrillic. Depending on its manners it drops the letter, prints a substitute or stops.',
  'The remedy is to embed fonts: to put the shapes of the letters into the file. A font holds only some of the world’s characters, so several are needed, and for each stretch of text one that has its letters must be chosen.',
  { heading: 'Some scripts need more than letters' },
  {
    list: [
      'Arabic letters join, and each has up to four shapes depending on its neighbours.',
      'In Devanagari, signs change places: the short i is drawn before the consonant that it follows in speech and in the text.',
      'Hebrew and Arabic run from right to left, and numbers or English words inside them from left to right.',
      'Vietnamese and many African languages stack marks on letters.',
    ],
  },
  'Programs that do this well are called shapers, and the rules for mixed directions are a published standard, the Unicode Bidirectional Algorithm. Neither is something to improvise.',
  { heading: 'Printed is not yet readable' },
  'A name can look right and still be unreadable to a machine. The file says which shapes to draw; a separate table says which characters the shapes stand for. If the table is missing or wrong, the eye sees a name in Arabic and the program that extracts the text finds nothing of use. We test both: images of the page against the preview, and extracted text against what was typed, in Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese.',
  { heading: 'What happens when a letter is missing' },
  'No set of fonts holds everything. For a letter that ours cannot print, the download is refused and the letter is named. That is a harsh answer, and we chose it on purpose: you are the one person who can do something about it, and the moment before sending is the last one to hear of it. A box on the page would be seen first by an employer.',
  { heading: 'What you can do anywhere' },
  'Whatever tool you use, open the finished file in another program, select your name, copy it and paste it somewhere else. If it comes out as you write it, machines can read it too. If not, find another tool; do not respell your name.',
];
