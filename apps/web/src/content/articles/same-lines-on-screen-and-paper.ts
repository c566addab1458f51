import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'You shorten a sentence until the resume fits on one page. You download it, and the PDF has two pages, the second with a single line on it. Anyone who has used a resume builder knows this moment. It is the oldest complaint about such tools, and its cause is always the same: the picture on the screen and the file were made by two different programs.',
  { heading: 'Two programs, two opinions' },
  'A web page is laid out by the browser. It measures text with the fonts it has, rounds to the pixels it has, applies kerning and ligatures as it sees fit, and breaks lines by its own rules. A PDF library does all of that again with its own measuring and its own rules. The two agree most of the time. But a line that is full to the last hair breaks in one and not in the other, and from that line on every line below stands somewhere else.',
  'No amount of tuning mends this, because the difference is not a bug in either program. They are simply two opinions about the same text.',
  { heading: 'One layout' },
  'So we took the decision away from both. A resume is first turned into blocks: a heading, a line with a date at its end, a bullet. One layout measures these with the widths that are stored in the font files, breaks the lines, decides which block goes to which page and writes down where every run of text stands, in points. The screen draws those positions as SVG. The PDF writer draws the same positions into the file. Neither of them is ever asked to break a line.',
  'Kerning and ligatures are switched off in all three places, so that the width of a line is a plain sum that nobody can compute differently. The price is a little elegance in pairs such as “AV”. We think it is a good trade for a document whose first duty is to arrive as it was sent.',
  { heading: 'What the layout takes care of' },
  {
    list: [
      'A heading never stands alone at the foot of a page; it moves on with what it heads.',
      'The title line of a job stays with its first bullet.',
      'A bullet may break across two pages, but it does not leave one line behind.',
      'A page holds nine inches of content between margins of one inch.',
    ],
  },
  { heading: 'How we know' },
  'A browser test opens a resume, reads every line from the page on the screen, downloads the PDF, extracts its text with a separate program and compares the two line by line and page by page. Another compares where the runs stand. These tests run with every change, so the claim in the headline is checked more often than anyone could check it by eye.',
  'What it means for you is short: shorten the sentence until it fits, and it fits.',
];
