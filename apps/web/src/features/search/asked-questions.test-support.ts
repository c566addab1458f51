import { type ArticleId, hrefOf, listJobs } from '@shortlist/contracts';

const faq = (id: string) => hrefOf('faq', {}, { hash: id });
const article = (articleId: ArticleId) => hrefOf('article', { articleId });
const job = (jobId: string) => hrefOf('job', { jobId });

const LOG_IN = ['/login', faq('log-in')];
const SIGN_UP = ['/login?view=sign-up', faq('account'), faq('what-an-account-adds')];
const FORGOT = ['/login?view=forgot', faq('forgot-password')];
const ACCOUNT = [hrefOf('account'), faq('change-account')];
const DELETE_ACCOUNT = [hrefOf('account'), faq('delete-account')];
const CREATE = [hrefOf('resumes'), faq('make-a-resume')];
const IMPORT = ['/resume?begin=upload', faq('import')];
const DOWNLOAD = [faq('download')];
const COVER_LETTER = [faq('cover-letter')];
const JOBS = [hrefOf('jobSearch'), hrefOf('jobBoard'), hrefOf('careers')];
const APPLY = [hrefOf('jobSearch'), faq('apply')];
const CONTACT = [hrefOf('contactUs')];
const PRIVACY = [hrefOf('terms'), faq('who-reads'), faq('tracking')];
const COST = [faq('cost')];
const DESIGN = [faq('design')];
const MATCH = [faq('match-a-posting')];
const AI = [faq('ai-write'), faq('language-model')];
const ATS = [faq('tracking-systems'), article('what-applicant-tracking-systems-do')];
const LENGTH = [article('one-page-or-two')];
const BULLETS = [article('bullets-that-carry-evidence')];

/**
 * A hundred questions as people type them, each with the addresses that answer it. They were written
 * before the ranking that has to find them, as six kinds of people would ask.
 */
export const ASKED_QUESTIONS: Record<string, readonly [asked: string, right: readonly string[]][]> =
  {
    'a word or two, on a phone': [
      ['login', LOG_IN],
      ['log in', LOG_IN],
      ['sign in', LOG_IN],
      ['log out', [faq('log-in')]],
      ['sign up', SIGN_UP],
      ['register', SIGN_UP],
      ['forgot password', FORGOT],
      ['reset password', FORGOT],
      ['import', IMPORT],
      ['upload cv', IMPORT],
      ['cover letter', COVER_LETTER],
      ['resume', CREATE],
      ['cv', CREATE],
      ['pdf', [...DOWNLOAD, faq('same-pages')]],
      ['download', DOWNLOAD],
      ['templates', DESIGN],
      ['fonts', DESIGN],
      ['photo', [faq('photo')]],
      ['price', COST],
      ['free', COST],
      ['jobs', JOBS],
      ['vacancies', JOBS],
      ['contact', CONTACT],
      ['privacy', PRIVACY],
      ['delete account', DELETE_ACCOUNT],
      ['ats', ATS],
      ['a4', [faq('paper-size')]],
      ['offline', [faq('offline')]],
    ],
    'whole questions, by people who are new to this': [
      ['how do I make a resume', CREATE],
      ['how do I delete my account', DELETE_ACCOUNT],
      ['How can I download my resume as a PDF?', DOWNLOAD],
      ['can i upload my old resume', IMPORT],
      ['Is it really free?', COST],
      ['do I have to create an account', [faq('account')]],
      ['how do I change my password', ACCOUNT],
      ['how do I get back into my account', [...FORGOT, ...LOG_IN]],
      ['how long should my resume be', LENGTH],
      ['should a resume be one page or two', LENGTH],
      ['what should I write if I have no work experience', [faq('no-experience')]],
      ['can I write my resume in Spanish', [faq('languages')]],
      ['how do I apply for a job', APPLY],
      ['who can see my resume', [faq('who-reads')]],
      ['can I use it on my phone', [faq('phone')]],
      ['how do I print my resume', [faq('download'), faq('paper-size')]],
      ['what is an applicant tracking system', ATS],
      ['how do I write good bullet points', BULLETS],
    ],
    'people in trouble': [
      ["I can't log in", [...LOG_IN, ...FORGOT]],
      ['I forgot my password', FORGOT],
      ['my resume is gone', [faq('resumes-missing'), faq('deleted')]],
      ['where are my resumes', [hrefOf('resumes'), faq('resumes-missing')]],
      ['I deleted my resume by accident', [faq('deleted')]],
      ['undo delete', [faq('deleted')]],
      ['internet went down while typing', [faq('offline')]],
      ["confirmation email didn't arrive", [faq('mail-missing')]],
      ['not getting the reset mail', [faq('mail-missing'), ...FORGOT]],
      ['report a bug', CONTACT],
      ['talk to a human', CONTACT],
      ['did my application arrive', [faq('application-arrived')]],
      ['withdraw my application', [faq('withdraw-application'), hrefOf('terms')]],
      ['file type not accepted', [faq('import')]],
      ['is my work saved', [faq('offline'), faq('saved')]],
    ],
    'hurried typing': [
      ['pasword reset', FORGOT],
      ['forgoten password', FORGOT],
      ['resmue', CREATE],
      ['cover leter', COVER_LETTER],
      ['delte my acount', DELETE_ACCOUNT],
      ['dowload pdf', DOWNLOAD],
      ['tempalte', DESIGN],
      ['privcy policy', PRIVACY],
      ['langauges', [faq('languages')]],
      ['carreers', JOBS],
      ['creat resume', CREATE],
      ['aplicant tracking', ATS],
    ],
    'British and other words for the same thing': [
      ['make a curriculum vitae', CREATE],
      ['CV builder', CREATE],
      ['covering letter', COVER_LETTER],
      ['change colour', DESIGN],
      ['customise layout', DESIGN],
      ['cancel my subscription', COST],
      ['export to Word', [faq('word')]],
      ['docx', [faq('word'), ...IMPORT]],
      ['job openings', JOBS],
      ['job ad keywords', [...MATCH, article('keywords-in-the-postings-words')]],
      ['compare resume to job description', MATCH],
      ['match score', [...MATCH, article('honest-scores')]],
      ['close my account', DELETE_ACCOUNT],
      ['get in touch', CONTACT],
      ['terms of service', [hrefOf('terms')]],
      ['GDPR', PRIVACY],
    ],
    'people who look closely': [
      ['do you sell my data', PRIVACY],
      ['do you use cookies', [faq('tracking'), hrefOf('terms')]],
      ['does it use ChatGPT', AI],
      ['AI write', AI],
      ['json resume', [faq('export-all'), article('shortlist-on-the-command-line')]],
      ['download all my data', [faq('export-all'), hrefOf('account')]],
      ['change order of sections', [faq('order')]],
      ['rename my resume', [faq('rename')]],
      ['tailor resume for each job', [faq('several-resumes'), ...MATCH]],
      ['share resume link', [faq('share')]],
      ['senior engineer', [job('senior-engineer-document-parsing')]],
    ],
  };

/** The openings that a new installation begins with, among which an answer has to be found. */
export const SEEDED_JOBS = listJobs.schema.response[200].parse({
  status: 'success',
  message: '',
  jobs: [
    ['senior-engineer-document-parsing', 'Senior Engineer, Document Parsing', 'Engineering'],
    ['frontend-engineer-resume-editor', 'Frontend Engineer, Resume Editor', 'Engineering'],
    ['layout-and-typography-engineer', 'Layout and Typography Engineer', 'Engineering'],
    ['product-designer-accessibility', 'Product Designer, Accessibility', 'Design'],
    ['research-analyst-hiring-language', 'Research Analyst, Hiring Language', 'Research'],
    ['customer-care-specialist', 'Customer Care Specialist', 'Customer Care'],
    ['site-reliability-engineer', 'Site Reliability Engineer', 'Operations'],
  ].map(([id, title, department]) => ({
    id,
    title,
    department,
    location: 'Richardson, Texas',
    applyLink: '',
    isFeatured: false,
    postedAt: '2026-11-02T09:00:00.000Z',
  })),
  departments: [],
  locations: [],
});
