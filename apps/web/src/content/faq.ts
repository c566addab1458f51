import { PRODUCT_NAME } from '@shortlist/contracts';
import type { FaqEntry, FaqGroup } from './faq/faq-entry.ts';
import { KEYWORDS_AND_AI } from './faq/keywords-and-ai.ts';
import { WORKING_WITH_US } from './faq/working-with-us.ts';
import { YOUR_ACCOUNT } from './faq/your-account.ts';

export const FAQ: readonly FaqGroup[] = [
  {
    heading: 'Beginning',
    entries: [
      {
        id: 'make-a-resume',
        question: 'How do I make a resume?',
        answer: [
          'Open Resumes and press Create new resume. Fill in the sections in any order; the page follows every keystroke. Finish Up & Preview shows the finished pages, and DOWNLOAD PDF saves them.',
        ],
      },
      {
        id: 'sections',
        question: 'Which sections can a resume have?',
        answer: [
          'Contact, Experience, Education, Certifications, Awards, Skills, Projects and Summary. Add section has languages, volunteering, publications, courses, memberships, interests, references, or a section of your own. Empty ones are not printed.',
        ],
      },
      {
        id: 'import',
        question: 'Can I import a resume that I have already?',
        answer: [
          'Yes. Let AI build reads a PDF, DOCX or DOC in your browser; you correct it before anything is saved. Import takes LinkedIn, Europass, Reactive Resume and JSON Resume. Scans hold no text.',
        ],
      },
      {
        id: 'account',
        question: 'Do I need an account?',
        answer: [
          'No. Create a resume and begin. It is kept for this browser for ninety days from your last visit, and a cookie tells the server that it is yours.',
        ],
      },
      {
        id: 'what-an-account-adds',
        question: 'What does an account add?',
        answer: [
          'Your resumes on every device, and a way back in when browser data is cleared. It costs nothing. What you have made moves along, and you can download everything as one archive.',
        ],
      },
      {
        id: 'cost',
        question: 'What does it cost?',
        answer: [
          'Nothing. There is no paid plan, no watermark and no limit on downloads. One owner can keep up to 200 resumes.',
        ],
      },
      {
        id: 'no-experience',
        question: 'What do I write without any work experience?',
        answer: [
          'Leave Experience empty and move Education and Projects up. Write there what you did, for whom, and what came of it. Volunteering, coursework and a club you ran are work too.',
        ],
      },
      {
        id: 'several-resumes',
        question: 'Should I have more than one resume?',
        answer: [
          'Usually one for each kind of job: the same facts, with what matters to that job first. Choose Duplicate in a resume’s menu, and give each copy a name; employers never see it.',
        ],
      },
      {
        id: 'phone',
        question: 'Can I write on a phone?',
        answer: [
          'Yes. On a narrow screen the form fills the page and a Preview switch shows the paper. Everything works by touch and by keyboard.',
        ],
      },
    ],
  },
  {
    heading: 'The page and the PDF',
    entries: [
      {
        id: 'download',
        question: 'How do I download or print my resume as a PDF?',
        answer: [
          'Open the resume, press Finish Up & Preview and then DOWNLOAD PDF. The file is made in your browser, without a watermark. To print it, open the file and print it at its own size.',
        ],
      },
      {
        id: 'word',
        question: 'Can I download it as a Word file?',
        answer: [
          'Yes. Other formats, beside DOWNLOAD PDF, has Word, plain text, Markdown and JSON Resume, each with what it leaves out. For a page exactly as you saw it, send the PDF.',
        ],
      },
      {
        id: 'same-pages',
        question: 'Will the PDF look like the page on the screen?',
        answer: [
          'Yes. The screen and the file are drawn from the same lines and the same pages, so a line breaks in the file where you saw it break.',
        ],
      },
      {
        id: 'tracking-systems',
        question: 'Can applicant tracking systems read the PDF?',
        answer: [
          'Yes. The PDF is real text, in reading order and with tags. How applicant tracking systems (ATS) fill their fields differs. Check, in the editor, shows what a program reads in yours.',
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can I write in?',
        answer: [
          'Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Chinese and more; a letter that cannot be printed is named at the download. Section titles and dates come in seventeen languages, chosen in the menu at the resume’s name.',
        ],
      },
      {
        id: 'dates',
        question: 'How do I write dates?',
        answer: [
          'As month and year, “Jan 2024”, or as the year alone, typed or picked. How they are printed is a choice in Design: Mar 2022, March 2022, 03/2022 or 2022-03.',
        ],
      },
      {
        id: 'order',
        question: 'Can I change the order of the sections?',
        answer: [
          'Yes. In the final preview, drag a section by its handle with the mouse, a finger or the keyboard, or use the menu beside its title in the editor. Entries and points have handles too.',
        ],
      },
      {
        id: 'design',
        question: 'Are there other templates, fonts or colors?',
        answer: [
          'Yes. Design, in the editor, shows eight templates with your own words. In each you choose fonts, color, sizes, spacing and margins; Fit brings a resume to fewer pages. Every step can be undone.',
        ],
      },
      {
        id: 'photo',
        question: 'Can I add a photo?',
        answer: [
          'Yes: Add photo, in Contact, takes a JPEG, PNG or WebP of at most 10 MB. Camera and place data are removed in your browser. Employers in the US, UK, Canada, Ireland and Australia expect none.',
        ],
      },
      {
        id: 'paper-size',
        question: 'Which paper size is used?',
        answer: [
          'US letter, 8.5 by 11 inches, or A4: choose it in Design, and the margins too. A resume begins with letter and margins of one inch; the design European with A4.',
        ],
      },
    ],
  },
  KEYWORDS_AND_AI,
  {
    heading: 'Keeping your work',
    entries: [
      {
        id: 'offline',
        question: 'What happens when my connection is gone?',
        answer: [
          'Keep typing. Your changes are kept in the browser and saved when you are back online. Editor, preview and download open without a connection once you have been here.',
        ],
      },
      {
        id: 'saved',
        question: 'How do I know that my work is saved?',
        answer: [
          'The editor says Saved, Saving or Not saved yet, and why. What you type is kept in your browser at once and saved on the server by itself a moment later.',
        ],
      },
      {
        id: 'resumes-missing',
        question: 'My resumes are missing. Where are they?',
        answer: [
          'With an account, log in. Without one, they are only in the browser where you wrote them, for 90 days after your last visit; other browsers and private windows do not have them.',
        ],
      },
      {
        id: 'delete-a-resume',
        question: 'How do I delete a resume?',
        answer: [
          'In the list of resumes, open the menu on its card and choose Delete; in the editor, press the name of the resume. You are asked first, and can undo it right afterwards.',
        ],
      },
      {
        id: 'deleted',
        question: 'I deleted a resume. Is it gone?',
        answer: [
          'Not at once. Press Undo in the message that follows. The server removes it for good after 30 days.',
        ],
      },
      {
        id: 'rename',
        question: 'How do I rename a resume?',
        answer: [
          'In the list of resumes, open the menu on its card and choose Rename; in the editor, press the name at the top and choose Edit. There you also change the experience level. Employers never see that name.',
        ],
      },
      {
        id: 'two-tabs',
        question: 'I have the same resume open twice. Which one wins?',
        answer: [
          'Neither, in silence. What was changed in different fields, or in different lines of a long text, is put together. Where the same field was changed in both places, you are asked which of the two to keep.',
        ],
      },
    ],
  },
  YOUR_ACCOUNT,
  {
    heading: 'Privacy and your data',
    entries: [
      {
        id: 'who-reads',
        question: 'Who can read my resume?',
        answer: [
          'Only you, in your browser or your account. To everybody else your resume looks like one that does not exist. The people who run this server can reach its database, as with any service.',
        ],
      },
      {
        id: 'share',
        question: 'Can I share my resume by a link?',
        answer: [
          'No. A resume has no public address; nobody but you can open it. Download the PDF and send that.',
        ],
      },
      {
        id: 'tracking',
        question: 'Do you follow me around?',
        answer: [
          'No. One cookie is for your session, another remembers that this browser has logged in before, and one your theme. No advertising, no trackers of other companies; fonts and pictures come from this server.',
        ],
      },
      {
        id: 'self-identification',
        question: 'What happens to my answers on gender, veteran status or disability?',
        answer: [
          'They are added to counters for the job and stored nowhere else. No record connects them with your name, and totals are shown only from five answers on.',
        ],
      },
      {
        id: 'pdf-upload',
        question: 'Is my resume uploaded to make the PDF?',
        answer: [
          `No. The file is made in your own browser, and ${PRODUCT_NAME} makes no call for it. Files are uploaded only when you add a photo to a resume, or attach them to an application to us.`,
        ],
      },
    ],
  },
  WORKING_WITH_US,
];

/** Every question, whatever its group. */
export const FAQ_ENTRIES: readonly FaqEntry[] = FAQ.flatMap(({ entries }) => entries);
