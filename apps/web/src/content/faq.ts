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
          'Open Resumes, press Create new resume and choose to write it by yourself. Fill in the sections from Contact to Summary in any order, and add others where you need them; the page beside the form follows every keystroke. Finish Up & Preview shows the finished pages, and DOWNLOAD PDF saves them.',
        ],
      },
      {
        id: 'sections',
        question: 'Which sections can a resume have?',
        answer: [
          'Contact, experience, education, certifications, awards, skills, projects and a summary stand there from the start. Add section, above their tabs, adds languages, volunteering, publications, courses, memberships, interests, references, or a section of your own with a title of your own. Each but Contact can be renamed, hidden and moved, and an empty one does not print.',
        ],
      },
      {
        id: 'import',
        question: 'Can I import a resume that I have already?',
        answer: [
          'Yes. Press Create new resume and choose Let AI build. It reads a PDF, DOCX or DOC of up to 10 MB in your browser and shows beside the document what it read; you put right what it got wrong, and nothing is saved before you say so.',
          'What other programs and sites export comes in by Bring data from elsewhere: the archive of LinkedIn, Europass as PDF or XML, Reactive Resume, JSON Resume, and the download of your account here.',
          'A scan or a photo of a page holds no text and cannot be read. A document of another type can be saved as PDF or DOCX by the program that made it.',
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
          'Your resumes on every device, and a way back in when this browser’s data is cleared. What you have made before moves along, and the account page downloads everything as one archive. It needs an email address and a password, costs nothing, and unlocks nothing else: every part of the editor works without one.',
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
          'Leave Experience empty; a section with nothing in it does not print. Let Education and Projects stand first (see how to change the order) and write there what you would otherwise put under a job: what you did, for whom, and what came of it. Volunteering, coursework and a club that you ran are work too.',
        ],
      },
      {
        id: 'several-resumes',
        question: 'Should I have more than one resume?',
        answer: [
          'Usually one for each kind of job you look for: the same facts, with what matters to that kind of job first. Duplicate, in the menu of a resume, makes the copy to begin with. Give each a name that tells you which it is; employers never see that name.',
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
          'Yes. Beside DOWNLOAD PDF in the final preview, Other formats has Word, plain text, Markdown and JSON Resume, each with what it leaves out. Word breaks the lines itself, and two columns become one there; for a page exactly as you saw it, send the PDF.',
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
          'It holds real text, in reading order and with tags, which is what such programs work from; in the designs of two columns too. How they fill their fields from it differs from one to the next, and no file can promise a result.',
          'Check, in the editor, shows what a program reads in yours: the files that you would send are read again, and it says which fields came back, and shows the text in the order in which a machine sees it.',
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can I write in?',
        answer: [
          'Any whose letters can be printed: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese among them. If a letter cannot be printed, the download says which; an empty box never reaches an employer.',
          'Titles of sections, months and the direction of writing follow the language that you choose in the menu at the resume’s name, one of seventeen. The site itself is in English.',
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
          'Yes. In the final preview take a section by its handle and put it where it should be, with the mouse, a finger or the keyboard; or use the menu beside a section’s title in the editor. Entries and points are moved by handles of their own. The order is kept with the resume.',
        ],
      },
      {
        id: 'design',
        question: 'Are there other templates, fonts or colors?',
        answer: [
          'Yes. Design, in the editor, shows eight of them with your own words, from the plainest page to two with two columns. In each you choose fonts, color, sizes, spacing, margins and how headings, dates and skills are set; Fit finds the least visible change that brings a resume to so many pages. Your words stay as they are, and every step can be undone.',
        ],
      },
      {
        id: 'photo',
        question: 'Can I add a photo?',
        answer: [
          'Yes, where it is customary. Press Add photo in the Contact section, choose a JPEG, PNG or WebP of at most 10 MB, turn it and choose what is shown. What the file says of camera and place is taken out in your browser.',
          'Without one the page has no gap. Employers in the United States, Canada, the United Kingdom, Ireland and Australia expect none, and many prefer to get none.',
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
          'Go on typing. What you write is kept in the browser and is sent when the connection is back; the editor says whether everything is saved. Once you have been here, editor, preview and download open without a connection too.',
        ],
      },
      {
        id: 'saved',
        question: 'How do I know that my work is saved?',
        answer: [
          'The editor says Saved, Saving or Not saved yet, and why: beside the resume’s name, in a narrow window at the foot. What you type is kept in your browser at once and goes to the server by itself a moment later; you need not press anything.',
        ],
      },
      {
        id: 'resumes-missing',
        question: 'My resumes are missing. Where are they?',
        answer: [
          'With an account: log in, and they are there. Without one they belong to the browser in which you wrote them, for 90 days after your last visit; another browser, a private window or cleared browsing data does not have them. If you deleted one by mistake, see the next questions.',
        ],
      },
      {
        id: 'delete-a-resume',
        question: 'How do I delete a resume?',
        answer: [
          'In the list of resumes, open the menu on its card and choose Delete; in the editor, the same stands under the name of the resume. You are asked first, and can undo it right afterwards.',
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
          'Whoever holds the session that owns it, and nobody else through the site. Somebody else’s resume answers exactly like one that does not exist. The people who run this server can reach its database, as with any service; they have no page that shows resumes.',
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
          'No. There is a cookie for your session, set only when you ask us to keep something, and, once you have logged in, one by which we know that this browser has been let in before; it opens nothing. No advertising, no counters of other companies, and every font and picture comes from this server.',
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
