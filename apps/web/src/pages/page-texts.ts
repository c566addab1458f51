import { PAGES, PRODUCT_NAME } from '@shortlist/contracts';

export type PageText = {
  title: string;
  lead: string;
  sections: readonly { heading: string; text: string }[];
  onward: readonly { label: string; to: string }[];
};

const TO_RESUMES = { label: 'Your resumes', to: PAGES.resumes.path };
const TO_FAQ = { label: 'Questions and answers', to: PAGES.faq.path };
const TO_ABOUT = { label: `About ${PRODUCT_NAME}`, to: PAGES.about.path };
const TO_RESEARCH = { label: 'Research', to: PAGES.researchIndex.path };
const TO_CONTACT = { label: 'Contact us', to: PAGES.contactUs.path };
const TO_CAREERS = { label: 'Careers', to: PAGES.careers.path };

/** The words of the pages that are read and nothing else. */
export const PAGE_TEXTS = {
  researchIndex: {
    title: 'Research',
    lead: 'How a resume is read, by a tired person and by a program, and what that means for how one should be written.',
    sections: [
      {
        heading: 'Read by people',
        text: 'A first look at a resume is short. It goes to the name, the latest role and the shape of the page. So a page here keeps a heading with what it heads, gives every entry its dates in one place, and never leaves a single line behind at the foot of a page.',
      },
      {
        heading: 'Read by machines',
        text: 'Programs that collect resumes take the text out of the PDF in the order in which the file holds it. Columns, text boxes and letters drawn as pictures come out scrambled. Our PDF is tagged text in reading order: what you select is what they get.',
      },
    ],
    onward: [
      { label: 'Research Overview', to: PAGES.researchOverview.path },
      { label: 'Research Residency', to: PAGES.researchResidency.path },
      TO_RESUMES,
    ],
  },
  researchOverview: {
    title: 'Research Overview',
    lead: 'Three questions lead our work: is the page right, is the text right, and is the advice honest?',
    sections: [
      {
        heading: 'Is the page right?',
        text: 'One layout feeds the screen and the file. The lines and pages that you see while you write are the lines and pages that are printed, measured with the same letters.',
      },
      {
        heading: 'Is the text right?',
        text: 'A resume in Polish, Greek, Arabic or Chinese has to come out of the file as it went in. Where a letter cannot be printed, the download is refused and the letter is named; an empty box never reaches an employer.',
      },
      {
        heading: 'Is the advice honest?',
        text: 'A score without a formula is a guess. Whatever we tell you about a resume comes with the words that it was found in.',
      },
    ],
    onward: [TO_RESEARCH, TO_RESUMES],
  },
  researchResidency: {
    title: 'Research Residency',
    lead: 'For people who know hiring, typography or language well, and want to put a question of theirs to the test.',
    sections: [
      {
        heading: 'What a residency is',
        text: 'A resident brings one question about how people are found and chosen for work, and works it out beside the people who build this product. The outcome is written down in plain words, whatever it is.',
      },
      {
        heading: 'Who it suits',
        text: 'Recruiters, career advisers, type designers, linguists and engineers have all asked good questions about resumes. No degree is needed, only a question that can be answered.',
      },
    ],
    onward: [TO_CONTACT, TO_RESEARCH],
  },
  about: {
    title: `About ${PRODUCT_NAME}`,
    lead: 'Your resume is read correctly by people and by machines, is never lost, and is yours.',
    sections: [
      {
        heading: 'What we make',
        text: 'A place to write a resume. You type on one side, the printed page stands on the other, and the file that you download is that page.',
      },
      {
        heading: 'What we hold to',
        text: 'What you type is kept in your browser at once and leaves it only when the server has it for certain. You need no account to begin. Only you can open what you write.',
      },
    ],
    onward: [TO_RESUMES, TO_CAREERS, TO_CONTACT],
  },
  careers: {
    title: 'Careers',
    lead: 'We build one thing, a resume that is read correctly, and we want it to be right down to the last line of the last page.',
    sections: [
      {
        heading: 'How we work',
        text: 'Small parts with one purpose each, written so that the next person understands them. We measure before we claim, and we say so when something does not work.',
      },
    ],
    onward: [{ label: 'View open roles', to: PAGES.jobSearch.path }, TO_ABOUT],
  },
  jobSearch: {
    title: 'Job Search',
    lead: 'No role is open at the moment.',
    sections: [
      {
        heading: 'Write to us all the same',
        text: 'If you think you should work here, say in a few lines what you would make better and send your resume along.',
      },
    ],
    onward: [TO_CONTACT, TO_CAREERS],
  },
  job: {
    title: 'This role is not open',
    lead: 'There is no open role at this address. It may have been filled.',
    sections: [],
    onward: [{ label: 'View open roles', to: PAGES.jobSearch.path }, TO_CAREERS],
  },
  apply: {
    title: 'This role is not open',
    lead: 'Applications are taken for open roles only, and there is none at this address.',
    sections: [],
    onward: [{ label: 'View open roles', to: PAGES.jobSearch.path }, TO_CAREERS],
  },
  contactUs: {
    title: 'Contact Us',
    lead: 'A person reads what you send.',
    sections: [
      {
        heading: 'By e-mail',
        text: 'Write to hello@shortlist.example. If a page or a PDF came out wrong, say what you expected to see; you need not send the resume itself.',
      },
    ],
    onward: [TO_ABOUT, TO_FAQ],
  },
  terms: {
    title: 'Terms & Privacy',
    lead: 'What you write here is yours. In plain words:',
    sections: [
      {
        heading: 'What we keep',
        text: 'Your resumes, so that you can open them again, and one cookie that tells the server which resumes are yours. With an account also your name, your email address and a digest of your password, from which nobody can read the password back. A resume that you delete comes back with Undo, in the message that follows; the server removes it for good after 30 days.',
      },
      {
        heading: 'How you take it along, or away',
        text: 'Your account page downloads everything in one file, and deletes the account with all that is in it at once. Resumes that were made without an account are removed 90 days after your last visit.',
      },
      {
        heading: 'What we do not do',
        text: 'We do not sell or share what you write, we show no advertising and follow you to no other site. Our logs never hold the words of a resume.',
      },
      {
        heading: 'What you may do',
        text: 'Write, print and send as many versions as you like, for yourself or for someone who asked you to. Do not use the service to harm it or others.',
      },
    ],
    onward: [TO_RESUMES, TO_CONTACT],
  },
  jobBoard: {
    title: 'Job Board',
    lead: 'Open jobs are listed here. No job is open at the moment.',
    sections: [
      {
        heading: 'Until one opens',
        text: 'Have a resume ready, and a copy of it for each kind of job that you look for: the same facts, with what matters to that job first.',
      },
    ],
    onward: [TO_RESUMES, TO_CAREERS],
  },
  faq: {
    title: 'FAQ',
    lead: 'Short answers to what people ask first.',
    sections: [
      {
        heading: 'Do I need an account?',
        text: 'No. Create a resume and begin. It is kept for this browser, and a cookie tells the server that it is yours. It lasts 90 days from your last visit.',
      },
      {
        heading: 'What does an account add?',
        text: 'Your resumes on every device, and a way back in when this browser’s data is cleared. What you have made before moves along. It needs an email address and a password, and costs nothing.',
      },
      {
        heading: 'What happens when my connection is gone?',
        text: 'Go on typing. What you write is kept in the browser and is sent when the connection is back; the line above the editor says whether everything is saved.',
      },
      {
        heading: 'Will the PDF look like the page on the screen?',
        text: 'Yes. The screen and the file are drawn from the same lines and the same pages.',
      },
      {
        heading: 'Which languages can I write in?',
        text: 'Any that its letters can be printed for: Latin, Cyrillic and Greek, Chinese, Devanagari, Arabic and Hebrew among them. If a letter cannot be printed, the download tells you which.',
      },
      {
        heading: 'I deleted a resume. Is it gone?',
        text: 'Not at once. Press Undo in the message that follows. The server removes it for good after 30 days.',
      },
    ],
    onward: [TO_RESUMES, TO_CONTACT],
  },
} satisfies Record<string, PageText>;
export type TextPageName = keyof typeof PAGE_TEXTS;

const MODEL_PAGES: Record<string, { title: string; lead: string; meaning: string }> = {
  'openai-o3': {
    title: 'OpenAI o3',
    lead: 'What models that work through a problem step by step mean for a resume.',
    meaning:
      'A program that reasons can follow a claim through a whole resume. Dates that contradict each other and results without a cause are noticed more easily; a clear account of what you did is worth more than a list of words.',
  },
  'gpt-4.5': {
    title: 'GPT-4.5',
    lead: 'What models that write fluently mean for a resume.',
    meaning:
      'Smooth sentences have become cheap, so they no longer set anybody apart. What a reader looks for is what only you can say: what was there before you, what you changed, and how you know.',
  },
  sora: {
    title: 'Sora',
    lead: 'What models that make pictures and film mean for a resume.',
    meaning:
      'Portraits and introductions on film can be made up now. A resume on a plain page is easier to check and easier to trust; that is why ours has words and nothing else.',
  },
};

/** The words of a page under Latest Advancements. */
export function releaseText(releaseId: string): PageText | undefined {
  const model = MODEL_PAGES[releaseId];
  return (
    model && {
      title: model.title,
      lead: model.lead,
      sections: [
        { heading: 'For hiring', text: model.meaning },
        {
          heading: 'In this product',
          text: `${PRODUCT_NAME} works without any such model. Writing, laying out and printing a resume happen by fixed rules, the same every time, and nothing that you write is sent to a model.`,
        },
      ],
      onward: [TO_RESEARCH, TO_RESUMES],
    }
  );
}
