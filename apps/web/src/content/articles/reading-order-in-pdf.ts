import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Open a resume in a PDF viewer and you see a name, headings, jobs and dates. Open the same file in a text editor and you see something else: instructions. Choose this font. Move to this point. Draw these glyphs. Move to that point. The format was made to print the same page on every machine, and for that it does not need to know what a sentence is.',
  'Programs that collect resumes have to get sentences out again. It helps to know how they go about it.',
  { heading: 'Three ways to find the words' },
  {
    list: [
      'In the order of the instructions. Quick, and right if the program that made the file wrote the text from top to bottom. Many do not: headers first, then one column, then the other, then the dates.',
      'By position. The program sorts all pieces of text by their height on the page and then from left to right. It restores lines, and it reads straight across columns.',
      'By structure. If the file is tagged, it holds a tree with the reading order. This is the only way that does not guess, and many files have no tags.',
    ],
  },
  'Real extractors mix these. They look for gaps that may be column borders, for equal left edges, for lines that belong together. Such rules are good and they are rules of thumb: a page that is laid out in an unusual way meets one that does not fit.',
  { heading: 'Words without spaces' },
  'A surprising number of files hold no spaces. The program that made them moved on a little after each word instead of drawing a blank. The extractor must then decide how wide a gap has to be to count as one. With loosely set letters it finds too many (“M a n a g e r”), with tight ones too few (“ProjectManager”). A search for “Project Manager” finds neither.',
  { heading: 'The line with the date at its end' },
  'The most common line on a resume is also the most troublesome: a job title on the left, dates flush right, nothing in between. Seen by position it looks like two columns, and strict extractors read all the titles first and all the dates afterwards. The dates then belong to nobody. In our own files the space between the two is a real space character, stretched to the width of the gap. It is invisible and keeps the line together.',
  { heading: 'A test that takes a minute' },
  'Select everything in your PDF, copy it and paste it into a plain text editor. Read from the top. Is your name on the first line? Do the dates stand beside the jobs they belong to? Are words whole and separate? Are bullets in order? What you see there is close to what a program has to work with.',
  'If it is a muddle, the cause is almost always the layout and not your wording. Choose a single column, real text instead of pictures of text, and headings that carry ordinary names. Then repeat the test. It is the one check of your resume that needs no opinion.',
];
