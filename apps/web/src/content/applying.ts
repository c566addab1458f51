/** Advice of the job board on applying. */
type Advice = { heading: string; text: string };

/** Advice on what helps before anything is sent. */
export const BEFORE_APPLYING: readonly Advice[] = [
  {
    heading: 'Read the posting twice',
    text: 'First to decide whether you want the job, then with a pencil: which three things matter most to them? If they are true of you, put them in the top half of your first page, in the posting’s own words.',
  },
  {
    heading: 'Put your resume beside it',
    text: 'Paste the posting into the keyword panel. It shows which keywords your resume covers, and in which sentence, and which are missing. Add a missing one if you have done it. If you have not, leave it out.',
  },
  {
    heading: 'Look at the page as a stranger',
    text: 'Open the final preview and read only the first line of each entry. If those lines do not say what you do, no one will find out further down.',
  },
];

/** Facts on what an application to us is, and what becomes of it. */
export const APPLYING_HERE: readonly Advice[] = [
  {
    heading: 'What the form asks',
    text: 'Your name and email address, five multiple-choice questions, and a resume and cover letter as PDF, DOC or DOCX of at most 10 MB each. A resume you wrote here can be attached in one click, as the same PDF you would download.',
  },
  {
    heading: 'What reads it',
    text: 'People do. No software ranks, scores or rejects applications to us. Elsewhere, software often stores, searches and sorts applications, so the text of your file has to be readable in the right order.',
  },
  {
    heading: 'What is kept',
    text: 'Your name, email address, sponsorship answer, the job and the two files, for the people who decide. Answers about gender, ethnicity, veteran status and disability are only counted for the job; nothing connects them to you.',
  },
];
