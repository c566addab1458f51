/** A step from nothing to a file, as "How it works" tells it beside its pictures. */
export type ProductStep = { id: string; title: string; text: readonly string[] };

export const STEPS = {
  begin: {
    id: 'begin',
    title: 'Begin with what you have',
    text: [
      'Drop in your existing resume as PDF, DOCX or DOC. It is read in your browser and not uploaded. Columns, tables and text boxes are put in the order a person would read them, and anything uncertain is listed first.',
      'You see the document on one side and what was read on the other. Text that fits no field is listed too, so nothing goes missing. Nothing is saved until you say so. You can also import from LinkedIn, Europass, Reactive Resume and JSON Resume, or start with an empty page. You do not need an account.',
    ],
  },
  write: {
    id: 'write',
    title: 'Write, and watch the page',
    text: [
      'Eight short sections, one form each, and more when you need them: languages, publications, a section you name yourself. The page next to the form is exactly what will be printed, updated with every keystroke. Click a line to edit it. On a phone, one button switches between form and page.',
      'Every edit is saved on your device at once and sent to the server when you pause. Stuck for words? AI Write suggests lines for your role, with blanks for your facts. It works without a language model and invents nothing.',
    ],
  },
  aim: {
    id: 'aim',
    title: 'Aim it at one job',
    text: [
      'Paste a posting. The panel lists the keywords it asks for: those in your resume, those it shows only indirectly, and those that are missing. Each comes with the sentences from both sides; point at one to highlight it on the page.',
      'You can work the score out by hand: the weighted share of the posting’s keywords that are in your resume. It is not a hiring system’s score or your chance of an interview, and the panel says so.',
    ],
  },
  take: {
    id: 'take',
    title: 'Take the file',
    text: [
      'Choose one of eight designs, arrange the sections, check the pages and download the PDF. It is made in your browser from the lines you see. On the left, the preview; on the right, the downloaded file, drawn by another program. Word, plain text, Markdown and JSON Resume are available too.',
      'The text in it can be selected, searched and read aloud: it is a tagged PDF with embedded fonts for Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese. If a character cannot be printed, the download says which one, instead of leaving a box on the page.',
    ],
  },
} as const satisfies Record<string, ProductStep>;
