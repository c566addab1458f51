import { PRODUCT_NAME } from '@shortlist/contracts';

/** A question that people ask, and its answer in paragraphs. `id` is its place in the address: "/faq#{id}". */
export type FaqEntry = { id: string; question: string; answer: readonly string[] };
export type FaqGroup = { heading: string; entries: readonly FaqEntry[] };

export const FAQ: readonly FaqGroup[] = [
  {
    heading: 'Beginning',
    entries: [
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
          'Your resumes on every device, and a way back in when this browser’s data is cleared. What you have made before moves along. It needs an email address and a password, costs nothing, and unlocks nothing else, because nothing else is locked.',
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
        id: 'several-resumes',
        question: 'Should I have more than one resume?',
        answer: [
          'Usually one for each kind of job you look for: the same facts, with what matters to that kind of job first. Give each a name that tells you which it is; employers never see that name.',
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
          'It holds real text in one column, in reading order and with tags, which is what such programs work from. How they fill their fields from it differs from one to the next, and no file can promise a result.',
          'To see what a program sees, select everything in the PDF, copy it and paste it into a plain text editor.',
        ],
      },
      {
        id: 'languages',
        question: 'Which languages can I write in?',
        answer: [
          'Any whose letters can be printed: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese among them. If a letter cannot be printed, the download says which; an empty box never reaches an employer.',
        ],
      },
      {
        id: 'order',
        question: 'Can I change the order of the sections?',
        answer: [
          'Yes. In the final preview take a section by its handle and put it where it should be, with the mouse, a finger or the keyboard. The order is kept with the resume.',
        ],
      },
      {
        id: 'paper-size',
        question: 'Which paper size is used?',
        answer: [
          'US letter, 8.5 by 11 inches, with margins of one inch. Printed on A4 at its own size it keeps its lines; the margins come out a little narrower at the sides and wider at top and bottom.',
        ],
      },
    ],
  },
  {
    heading: 'Keeping your work',
    entries: [
      {
        id: 'offline',
        question: 'What happens when my connection is gone?',
        answer: [
          'Go on typing. What you write is kept in the browser and is sent when the connection is back; the line above the editor says whether everything is saved.',
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
        id: 'two-tabs',
        question: 'I have the same resume open twice. Which one wins?',
        answer: [
          'Neither, in silence. If the same part was changed in both places, the later one is told and you choose which version to keep. Changes to different parts do not get into each other’s way.',
        ],
      },
    ],
  },
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
          `No. The file is made in your own browser, and ${PRODUCT_NAME} makes no call for it. A file is uploaded only when you apply for a job with us and attach one.`,
        ],
      },
    ],
  },
];

/** Every question, whatever its group. */
export const FAQ_ENTRIES: readonly FaqEntry[] = FAQ.flatMap(({ entries }) => entries);
