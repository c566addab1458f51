import { subject } from '../../text.ts';

/** The help that the command line gives about itself. */
export const help = subject('help', {
  /** Commands with their summaries, one a line. */
  program: `Usage: shortlist COMMAND …

Commands:
{commands}

shortlist COMMAND --help tells more about a command; --version tells the version.`,

  designsSummary: 'list the designs, and what was proved of each',
  renderSummary: 'make a file of a resume (JSON Resume): PDF, plain text and others',
  watchSummary: 'render a resume again whenever its file changes',
  matchSummary: 'compare a resume with a posting: keywords stated and missing',
  convertSummary: 'make any file that is written of any that is read',
  diffSummary: 'compare what two resumes say on paper, to the word',
  parseSummary: 'read resumes out of documents (PDF, DOCX, DOC and others)',

  checkSummary: 'check a resume: pages, what a machine reads, match, blanks, dates, links',

  check: `Usage: shortlist check RESUME.json [--posting FILE] [--pages N] [--min-match N]

Checks a resume in JSON Resume 1.0 as it would be sent: how many pages it takes; whether every field
comes back when our reader, which knows our files, reads its file again, in {names, series}; how far it matches a
posting; blanks such as [number]; dates that cannot be; addresses that are none.

  RESUME.json            the resume; - reads standard input
  -p, --posting FILE     the posting as text, or a job title, to match it with
      --pages N          at most so many pages; any number unless said
      --min-match N      at least so many percent of the posting; any unless said
  -f, --format FORMAT    table (for people), json, junit (XML for build servers), sarif (2.1.0, with
                         the line of each fault), or github (annotations, and a table in the summary
                         of the step)
      --sarif FILE       a file to write as SARIF beside that
  -t, --template DESIGN  {designs, series}
      --layout N         an older layout of the designs, as render has it
  -k, --look LOOK.json   choices of a look, such as {"textSize": 11}
  -h, --help             this text

Exit code 0: all hold. 1: one is missed. 2: it could not be checked: a file cannot be read, or the
command line was not understood. "Now" is SOURCE_DATE_EPOCH where that is set.`,

  render: `Usage: shortlist render RESUME.json -o OUT.pdf

Makes a file of a resume in JSON Resume 1.0; the PDF has the pages that the web app shows.

  RESUME.json            the resume; - reads standard input
  -o, --output OUT.pdf   the file to write; - writes to standard output
  -f, --format FORMAT    {formats, series};
                         the one that the ending of OUT names where it is not given
  -t, --template DESIGN  {designs, series}
      --layout N         an older layout of the designs, 1 being the oldest; with --template the newest
                         where neither LOOK.json nor the resume names one
  -k, --look LOOK.json   choices of a look, such as {"textSize": 11, "accent": "#1d4e89"}
      --fit PAGES        make margins, spaces and text smaller, as little as is seen, so that it
                         takes no more pages
  -l, --language TAG     language of the resume (en-US), for screen readers; titles and months
                         are printed in it where it is one of ours
  -h, --help             this text

The file is written whole or not at all. The same resume gives the same file: its time of creation
is SOURCE_DATE_EPOCH where that is set, else meta.lastModified of the resume, else now.
Blanks such as [number] are printed as they stand; a line on standard error names them.`,

  watch: `Usage: shortlist watch RESUME.json [-o OUT.pdf]

Renders a resume, and again whenever its file or LOOK.json changes, until Ctrl+C ends it. What is wrong
with a file is said, and the next change waited for.

  RESUME.json            the resume
  -o, --output OUT.pdf   the file to write; beside the resume, under its name, unless said
  -f, --format FORMAT    {formats, series}
  -t, --template DESIGN  {designs, series}
      --layout N         an older layout of the designs, as render has it
  -k, --look LOOK.json   choices of a look, such as {"textSize": 11}
      --fit PAGES        as render has it
  -l, --language TAG     language of the resume (en-US)
  -h, --help             this text`,

  designs: `Usage: shortlist designs

Lists the designs: id, name, and what \`npm run bench designs\` has proved of each: how many of the
words stand in the order of reading for other programs, and how many of the fields that were typed
come back: to our reader, which knows our files, and to a reader that does not know them.

  -h, --help        this text`,

  match: `Usage: shortlist match RESUME POSTING.txt [--format json|table] [--keywords FILE]

Says which keywords of a posting a resume states, which it misses, and where.

  RESUME            JSON Resume 1.0 when its name ends in .json, else plain text; - reads standard input
  POSTING.txt       the posting as text, or a job title; - reads standard input
  -f, --format      json, or table (table on a terminal, else json)
  -k, --keywords    judge these terms, one a line, in place of the posting's own
  -h, --help        this text

The score is the weighted share of the recognised keywords that the resume states. It is not the
score of any hiring system, and no chance of an interview.`,

  convert: `Usage: shortlist convert IN OUT [--format FORMAT]

Reads a resume out of any file that can be read, and writes it in any format that can be written.
Everything is done on this machine.

  IN                     known by its content: JSON Resume; the ZIP that LinkedIn or your Shortlist
                         account gives you; Europass as XML, or a PDF that carries it; Reactive
                         Resume 4 to 6; or a document: PDF, DOCX, DOC, RTF, HTML, ODT, Markdown or
                         plain text;
                         - reads standard input
  OUT                    the file to write, in the format of its ending; - writes to standard output
  -f, --format FORMAT    {formats, series}
      --resume NAME      of an archive of several resumes, which
      --password TEXT    of a locked PDF
  -h, --help             this text

What found no place in the resume is counted and listed on standard error. The file is written whole
or not at all.`,

  diff: `Usage: shortlist diff BEFORE AFTER [--format text|json] [-o OUT.pdf]

Compares what two resumes say on paper, and the choices of their designs: words that come and go, points
and entries that are moved. Everything is done on this machine.

  BEFORE, AFTER          files of any kind that convert reads; - reads standard input
  -f, --format FORMAT    text (for people) or json; text unless said, and nothing with -o
  -o, --output OUT.pdf   write both beside each other, page by page: gone struck through, added
                         underlined, moved with a bar; all changes in words before them
      --password TEXT    of a locked PDF
  -h, --help             this text

In text, [-words-] go and [+words+] come; + is new, - is gone, ~ is changed, ^ is moved.
Exit code 0: they say the same. 1: they differ. 2: they could not be compared.`,

  parse: `Usage: shortlist parse FILE... [--out DIR] [--format jsonresume|sections] [--explain]

Reads resumes out of documents: PDF, DOCX, DOC, RTF, HTML, ODT, Markdown and plain text, known by their
content. Everything is done on this machine.

  FILE...                the documents; - reads standard input
  -o, --out DIR          write DIR/NAME.json for each, NAME being the file's name without its
                         ending (standard-input for -), and a line about each; of cv.pdf and
                         cv.docx together cv.pdf.json and cv.docx.json. Without it JSON goes to
                         standard output: an object for one file; for several an array in their
                         order, with null for each that could not be read
  -f, --format FORMAT    jsonresume (JSON Resume 1.0, unless said otherwise), or sections: contact,
                         summary, experiences, educations, awards, certifications, projects, skills
      --explain          add how sure each field is, why, and where it stood; and unplaced text
      --password TEXT    of locked PDFs
  -h, --help             this text

A document that cannot be read is told on standard error and the others go on; the exit code is 1
then. Files are written whole or not at all.`,
});
