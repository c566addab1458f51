/** Advice of the job board on applying. */
type Advice = { heading: string; text: string };

/** Advice on what helps before anything is sent. */
export const BEFORE_APPLYING: readonly Advice[] = [
  {
    heading: 'Read the posting twice',
    text: 'Once for whether you want the work, once with a pencil: which three things would they miss most if you left them out? Those belong in the upper half of your first page, in the words that the posting uses, where they are true of you.',
  },
  {
    heading: 'Put your resume beside it',
    text: 'Paste the posting into the keyword panel. It shows which of its keywords your resume states, with the sentence, and which it does not. A gap may be a thing you have done and not said. If it is a thing you have not done, leave it out.',
  },
  {
    heading: 'Look at the page as a stranger',
    text: 'Open the final preview and read only the first line of each entry. If those lines alone do not say what you do, no reader and no program will find out further down.',
  },
];

/** Facts on what an application to us is, and what becomes of it. */
export const APPLYING_HERE: readonly Advice[] = [
  {
    heading: 'What the form asks',
    text: 'Your name and email address, five questions with ready answers, a resume and a cover letter as PDF, DOC or DOCX of at most 10 MB each. A resume that you wrote here is attached with one press, as the PDF that its preview downloads.',
  },
  {
    heading: 'What reads it',
    text: 'People do. No program ranks, scores or turns down an application to us. Elsewhere software often stores, searches and sorts what comes in, which is why the text of a file has to come out of it in order.',
  },
  {
    heading: 'What is kept',
    text: 'Your name, your address, the sponsorship answer, the job and the two files, for the people who decide. The answers about gender, ethnicity, veteran status and disability are only counted for the job; nothing connects them with you.',
  },
];
