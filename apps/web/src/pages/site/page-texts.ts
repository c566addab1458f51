import { hrefOf, PAGES, PRODUCT_NAME } from '@shortlist/contracts';
import { ABOUT } from '#content/texts/about.ts';
import { CAREERS } from '#content/texts/careers.ts';
import { GPT_4_5 } from '#content/texts/gpt-4-5.ts';
import { OPENAI_O3 } from '#content/texts/openai-o3.ts';
import type { PageText } from '#content/texts/page-text.ts';
import { SORA } from '#content/texts/sora.ts';

const TO_RESUMES = { label: 'Your resumes', to: hrefOf('resumes') };
const TO_FAQ = { label: 'Questions and answers', to: hrefOf('faq') };
const TO_ABOUT = { label: `About ${PRODUCT_NAME}`, to: hrefOf('about') };
const TO_RESEARCH = { label: 'Research', to: hrefOf('researchIndex') };
const TO_CONTACT = { label: 'Contact us', to: hrefOf('contactUs') };
const TO_RESIDENCY = { label: 'Research Residency', to: hrefOf('researchResidency') };
const TO_HOW = { label: 'How it works', to: hrefOf('howItWorks') };
const TO_CAREERS = { label: 'Careers', to: hrefOf('careers') };

/** The words of the pages that are read and nothing else. */
export const PAGE_TEXTS = {
  researchOverview: {
    title: 'Research Overview',
    lead: 'Three questions lead our work: is the page right, is the text right, and is the advice honest?',
    sections: [
      {
        heading: 'Is the page right?',
        text: 'One layout feeds the screen and the file. The lines and pages that you see while you write are the lines and pages that are printed, measured with the same letters. Browser tests compare the two line by line, on every change that we make.',
      },
      {
        heading: 'Is the text right?',
        text: 'A resume in Polish, Greek, Arabic or Chinese has to come out of the file as it went in. We extract the text of finished files with a program that is not ours and compare it with what was typed. Where a letter cannot be printed, the download is refused and the letter is named; an empty box never reaches an employer.',
      },
      {
        heading: 'Is the advice honest?',
        text: 'A score without a formula is a guess. Whatever we come to tell you about a resume has to come with the words that it was found in, be the same tomorrow, and say what it does not know.',
      },
      {
        heading: 'How we work',
        text: 'We write down what we tried, what it gave and where it failed. A figure on these pages was measured, and the text says how; where nothing was measured there is no figure. What we decide about the product is kept with its source, one page for each decision, and is never rewritten afterwards.',
      },
      {
        heading: 'What we publish',
        text: 'Publications explain how something works: a PDF, a date, a search. Conclusions are advice that follows from it. Milestones tell of something that now holds in the product and did not before; releases, of something new that you can use.',
      },
    ],
    onward: [TO_RESEARCH, TO_RESIDENCY, TO_RESUMES],
  },
  researchResidency: {
    title: 'Research Residency',
    lead: 'For people who know hiring, typography or language well, and want to put a question of theirs to the test.',
    sections: [
      {
        heading: 'What a residency is',
        text: 'A resident brings one question about how people are found and chosen for work, and works it out beside the people who build this product. The outcome is written down in plain words, whatever it is, and published under the resident’s name.',
      },
      {
        heading: 'Who it suits',
        text: 'Recruiters, career advisers, type designers, linguists and engineers have good questions about resumes. No degree is needed, only a question that can be answered.',
      },
      {
        heading: 'Questions of the right size',
        text: 'Does a reader find the dates sooner when they stand left of the title? Which words in postings have no counterpart in the resumes of people who do that very work? How do names travel through the forms of a dozen countries? Each of these can be begun in a week and answered in a few months.',
      },
      {
        heading: 'What we ask for',
        text: 'No real person’s resume is used without that person’s consent, and none leaves the place where it was given. What a study cost its participants in time is paid for. A result that does not please us is published like one that does.',
      },
      {
        heading: 'How to apply',
        text: 'Write to us through the contact page: your question in two sentences, how you would recognise an answer, and what you have worked on before.',
      },
    ],
    onward: [TO_CONTACT, TO_RESEARCH],
  },
  about: {
    title: `About ${PRODUCT_NAME}`,
    lead: 'Your resume is read correctly by people and by machines, is never lost, and is yours.',
    sections: ABOUT,
    onward: [TO_HOW, TO_RESUMES, TO_CAREERS, TO_CONTACT],
  },
  careers: {
    title: 'Careers',
    lead: 'We build one thing, a resume that is read correctly, and we want it to be right down to the last line of the last page.',
    sections: CAREERS,
    onward: [{ label: 'View open roles', to: hrefOf('jobSearch') }, TO_ABOUT, TO_CONTACT],
  },
  terms: {
    title: 'Terms & Privacy',
    lead: 'What you write here is yours. What we keep, for how long and why, in plain words:',
    sections: [
      {
        heading: 'Your resumes',
        text: 'We keep your resumes so that you can open them again. Everything that you type is also kept in your own browser until the server has confirmed it. A resume that you delete can be brought back by Undo right after; the server removes it for good after 30 days. Job descriptions that you paste stay in your browser and end with its session, unless you ask a language model about them (below).',
      },
      {
        heading: 'Files that you let us read',
        text: 'A resume or an export that you choose is read in your own browser and is not sent to us. Until you create a resume of it, your browser keeps what was read, your changes to it and the file itself, where it has at most 10 MB, so that a crash or a closed tab loses nothing: for 7 days after your last change, and the last five such files at most. It is removed when you cancel or discard it, when you log out, and when another account logs in in the same browser.',
      },
      {
        heading: 'Links that you share',
        text: 'A link that you make to a resume or a letter shows it to whoever has the address, without what you left out, until it expires, you delete it or you delete the document. Its pages and files are made by our server and removed with the link. If you let a link count, we keep how often it was opened and downloaded on each day; of the visitors we keep nothing else, no address and no browser. A password that you set is kept as a digest, and whoever enters it is given a cookie for that one page, for an hour.',
      },
      {
        heading: 'Your session',
        text: 'When you create your first resume or log in, your browser is given one cookie that tells the server which resumes are yours. It lasts 90 days from your last visit. With the session we keep when it was opened and used and in what kind of browser, so that you can recognise it; we do not keep the network address with it. Logging out removes it; ended sessions are cleared away. Logging in to an account leaves a second cookie for a year, which opens nothing: by it the server knows that you, or others who share the browser, have logged in there before, so that a stranger who guesses at your password does not keep you out. The server keeps a digest of it and when it was last used, for a year or until a new password.',
      },
      {
        heading: 'An account, if you make one',
        text: 'Your name, your e-mail address and a digest of your password, from which nobody can read the password back. We send mail only about the account itself: to confirm your address, when you ask for a new password, and when the address or the password changes or the account is deleted. A mail that cannot be handed over at once waits here, encrypted, and is tried for less than an hour. Your account page downloads everything in one file, and deletes the account with all that is in it at once.',
      },
      {
        heading: 'Language models, if you ask one',
        text: 'Nothing goes to a language model by itself. Where this server is connected to one, the editor names it beside the buttons that use it. When you press such a button, the text that you want worded, the role it belongs to and the job description you pasted go to that model, on the terms of those who run it. The rest of your resume then goes to our server only, to check the proposal for things you never said. When you ask for a second opinion on missing keywords, those keywords, the job description and what your resume says of your work, education and skills go to the model. The contact details of your resume are sent along in neither case. We keep neither question nor answer; we count for an hour how often you asked.',
      },
      {
        heading: 'Messages to us',
        text: 'The contact form stores your name, e-mail address, phone number and what you wrote, and tells the people who answer that a message has come. We use it to answer you and for nothing else.',
      },
      {
        heading: 'Applications to us',
        text: 'An application stores your name, e-mail address, whether you need sponsorship, the job and the two files that you send. Only the people who decide about it can open them. Your answers about gender, ethnicity, veteran status and disability are added to counters for the job and are stored nowhere else: no record connects them with you, and totals are shown only from five answers on.',
      },
      {
        heading: 'How long, and how to have it removed',
        text: 'Accounts and what is in them stay until you delete them. Of each part of a resume we keep how it read before: at most one version in ten minutes and one before each deletion, at most 50 and none older than 90 days, and 5 MB of a resume; photos are not kept. Versions that you name, at most 100 of a resume and 5 MB more, stay until you delete them, photo included; one that is kept before you restore another, or of what you imported, stays for 90 days, the last 20 of them. What you sent for an application is listed too, and stays as long as the application, with its room. You can delete any of it in the resume’s history; all of it goes with the resume and with the account, and is in the file that your account page makes. Changes that were suggested for a resume by our server or by a program are kept for 14 days, the newest 20 of them and at most 60,000 characters each, with what you made of them; of the job description they were made for only a digest is kept. They go with the resume too, are in that file, and are not copied with a duplicate. Resumes that were made without an account are removed 90 days after your last visit. Messages and applications stay until we delete them, or until they are older than a period that we may have set; there is none unless we have set one. Write to us and we will delete yours, and tell you of the period. What we delete is out of sight at once, can be brought back for one minute, and is then removed for good with its files, within about an hour. Who of us deleted how many, and when, is kept; nothing of you is in that record. We count requests, and the size of uploads, by network address for up to a day or two to keep programs from flooding the forms.',
      },
      {
        heading: 'What we do not do',
        text: 'We do not sell or share what you write, show no advertising and follow you to no other site. No picture, font or script of another company is loaded. Our logs hold the time, the kind of request and whether it worked; never the words of a resume, a password or a cookie.',
      },
      {
        heading: 'Terms',
        text: 'Write, print and send as many versions as you like, for yourself or for someone who asked you to. What you write stays your property and your responsibility. Do not use the service to harm it or others. It is offered as it is: we do our best that it works and loses nothing, and we cannot promise a job or an interview.',
      },
    ],
    onward: [TO_RESUMES, TO_CONTACT, TO_FAQ],
  },
} satisfies Record<string, PageText>;
export type TextPageName = keyof typeof PAGE_TEXTS;

type ModelPage = Pick<PageText, 'title' | 'lead' | 'sections'>;

const MODEL_PAGES: Record<string, ModelPage> = {
  'openai-o3': {
    title: 'OpenAI o3',
    lead: 'What models that work through a problem step by step mean for a resume.',
    sections: OPENAI_O3,
  },
  'gpt-4.5': {
    title: 'GPT-4.5',
    lead: 'What models that write fluently mean for a resume.',
    sections: GPT_4_5,
  },
  sora: {
    title: 'Sora',
    lead: 'What models that make moving pictures mean for a resume.',
    sections: SORA,
  },
};

export const RELEASE_IDS = PAGES.researchRelease.params.releaseId;

/** The words of a page under Latest Advancements. */
export function releaseText(releaseId: string): PageText | undefined {
  const model = MODEL_PAGES[releaseId];
  return (
    model && {
      ...model,
      sections: [
        ...model.sections,
        {
          heading: 'In this product',
          text: `${PRODUCT_NAME} is not made by the makers of this model and does not need it. Laying out and printing a resume happen by fixed rules, the same every time. Nothing that you write is sent to a language model, unless one is connected to this server and you press the button that asks it.`,
        },
      ],
      onward: [TO_HOW, TO_RESEARCH, TO_RESUMES],
    }
  );
}
