/** A step from nothing to a file, as "How it works" tells it beside its pictures. */
export type ProductStep = { id: string; title: string; text: readonly string[] };

export const STEPS = {
  begin: {
    id: 'begin',
    title: 'Begin with what you have',
    text: [
      'Drop in the resume you already have, as PDF, DOCX or DOC. It is read in your browser: the file is not uploaded. Two columns, tables and text boxes are put into the order a person would read them in, and what the program is not sure of is listed first.',
      'You see the document on one side and what was read of it on the other. What found no place is listed too, so nothing goes missing in silence. Nothing is saved before you say so. The archive of LinkedIn, Europass, Reactive Resume and JSON Resume come in the same way. Or begin with an empty page; no account is needed for any of it.',
    ],
  },
  write: {
    id: 'write',
    title: 'Write, and watch the page',
    text: [
      'Eight short sections, one form each, and others where you need them: languages, publications, one of your own. The page beside the form is the page that will be printed, up to date with every keystroke; click a line and you stand in its field. On a phone the form fills the screen and a button turns it into the page.',
      'Every edit is kept on your own device the moment you make it and sent to the server when you pause. Stuck for words? AI Write offers lines for your role with blanks where your facts belong. It runs without a language model and invents nothing.',
    ],
  },
  aim: {
    id: 'aim',
    title: 'Aim it at one job',
    text: [
      'Paste a posting. The panel lists the keywords it asks for: those your resume states, those it shows only indirectly, and those that are missing. Each one comes with the sentences on both sides, and pointing at it lights the words on the page.',
      'The score is a share you can work out with a pencil: of the posting’s keywords, weighted, how many does the resume state? It is not the score of any hiring system and not the chance of an interview, and the panel says so.',
    ],
  },
  take: {
    id: 'take',
    title: 'Take the file',
    text: [
      'Choose one of eight designs, move sections where you want them, look over the pages and download the PDF. It is made in your browser from the very lines you were looking at. Left, the preview; right, the downloaded file, drawn by a program that is not ours. Word, plain text, Markdown and JSON Resume stand beside it.',
      'The text in it can be selected, searched and read aloud: it is a tagged PDF with embedded fonts for Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese. If a character cannot be printed, the download says which one, instead of leaving a box on the page.',
    ],
  },
} as const satisfies Record<string, ProductStep>;
