import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'A printed page has headings because we see that some lines are larger and bolder. A program that opens a PDF sees only this: draw these shapes, here, at this size. Whether a line is a heading, a list item or the number at the foot of the page is nowhere written. Unless somebody writes it.',
  { heading: 'What tags are' },
  'A tagged PDF carries a second description of itself beside the drawing: a tree that says this is the document, in it is a heading, after it a paragraph, then a list with three items. Every piece of text on the page belongs to one place in the tree. The order of the tree is the reading order, whatever the order in which things were painted.',
  'Screen readers use this tree to let people jump from heading to heading, to hear how many items a list has and to skip what is only decoration. Programs that extract text can use it to stop guessing. It also makes the file nicer for everybody else: text reflows on a phone, and copying two paragraphs gives two paragraphs.',
  { heading: 'What is in ours' },
  {
    list: [
      'Your name as the title of the document, and the section headings as headings.',
      'Bullets as real lists; the bullet character is marked as a label and is not read out as part of the sentence.',
      'E-mail address, website and profile as links.',
      'The language of the text, so that it is pronounced as that language.',
      'Rules and ornaments marked as decoration.',
    ],
  },
  'Where the shapes of a script do not map to characters one by one, as in Arabic or Devanagari, the file also says which text the shapes stand for. Without that, copying a name can give its letters in the order they were painted, or not at all.',
  { heading: 'Invisible work, visible test' },
  'Nothing of this may change how the page looks. Our tests compare images of the finished PDF with the preview, and they extract the text with a strict extractor and compare words and order with what was typed. Names in seven scripts are among the samples.',
  { heading: 'What we do not claim' },
  'There is a standard for accessible PDF, called PDF/UA. Our files declare it, and our tests hold them to each of the 87 conditions that a machine can test; no validator of somebody else has been run on them. There is also a limit that we know of: a contact line in a right-to-left language that holds several left-to-right parts, such as an e-mail address and a website, is read from left to right by some programs. It is on our list, and it is written in our documentation, where such things belong.',
];
