import { type ArticleId, hrefOf } from '@shortlist/contracts';

const faq = (hash: string) => hrefOf('faq', {}, { hash });
const article = (articleId: ArticleId) => hrefOf('article', { articleId });

/**
 * The words that people use for what the company site says, by address. What they ask and do not find belongs here
 * first; a question nobody has answered yet belongs into the FAQ.
 */
export const ASKED_AS: Record<string, string> = {
  // Pages
  [hrefOf('faq')]: 'help question answers support problem',
  [hrefOf('contactUs')]:
    'contact reach touch message email call phone talk human person support bug problem report complaint feedback suggestion',
  [hrefOf('careers')]: 'job jobs work for us join team hiring recruitment process',
  [hrefOf('about')]: 'who company mission team about',
  [hrefOf('terms')]:
    'privacy policy terms conditions service legal gdpr data protection cookies retention withdraw application',
  [hrefOf('researchIndex')]: 'articles blog posts news publications feed rss',

  // Questions
  [faq('make-a-resume')]: 'make write build create start resume cv curriculum vitae steps begin',
  [faq('import')]:
    'import upload existing old cv resume file type format pdf docx doc word accepted linkedin europass json archive',
  [faq('sections')]:
    'section sections add own custom volunteering publications courses references hobbies interests languages',
  [faq('account')]: 'sign up register account necessary without',
  [faq('what-an-account-adds')]: 'sign up register benefits why account',
  [faq('cost')]:
    'price pricing free cost pay paid plan premium upgrade subscription trial money fee charge cancel watermark',
  [faq('several-resumes')]: 'tailor customize version versions each job different duplicate copy',
  [faq('no-experience')]: 'no work experience student graduate first job school leaver entry level',
  [faq('phone')]: 'mobile smartphone tablet android iphone ipad ios app',
  [faq('download')]: 'download save export pdf print printer file',
  [faq('word')]: 'word docx export doc google docs text format markdown json',
  [faq('same-pages')]: 'pdf preview print differs',
  [faq('tracking-systems')]:
    'ats applicant tracking system robot machine scan parse readable friendly',
  [faq('languages')]:
    'language languages spanish french german arabic chinese russian hindi translate script alphabet',
  [faq('design')]:
    'template templates design layout style font fonts color theme column customize look size margin fit',
  [faq('photo')]: 'photo picture image headshot portrait',
  [faq('dates')]: 'date dates month year format',
  [faq('order')]: 'order reorder move sections drag rearrange above below',
  [faq('paper-size')]: 'a4 letter paper size print margins',
  [faq('match-a-posting')]:
    'compare match job description posting advert ad keyword keywords score analysis tailor missing',
  [faq('ai-write')]: 'ai write bullet suggestions generate phrases ideas',
  [faq('language-model')]:
    'ai chatgpt gpt openai llm artificial intelligence language model improve',
  [faq('cover-letter')]: 'cover covering motivation letter',
  [faq('saved')]: 'save saved saving autosave work lost safe',
  [faq('offline')]: 'offline internet connection network wifi down typing lost work saved',
  [faq('resumes-missing')]:
    'missing gone lost disappeared vanished empty list find where my resumes',
  [faq('delete-a-resume')]: 'delete remove resume',
  [faq('deleted')]: 'undo restore recover bring back deleted by accident mistake gone',
  [faq('rename')]: 'rename change name title level resume',
  [faq('two-tabs')]: 'tab window device same time conflict twice',
  [faq('log-in')]: 'login log in out sign off logout signout',
  [faq('forgot-password')]:
    'reset forgotten lost recover password back into account locked cannot log',
  [faq('change-account')]: 'change update password email address name account profile settings',
  [faq('mail-missing')]:
    'confirmation verification email mail link not arrive arrived received getting reset spam junk',
  [faq('delete-account')]: 'delete close remove cancel account data erase',
  [faq('export-all')]: 'export download all data everything backup archive zip json',
  [faq('who-reads')]:
    'who see read private privacy visible public confidential employers recruiters',
  [faq('share')]: 'share send link public url recruiter',
  [faq('tracking')]: 'cookies cookie tracking privacy sell data advertising analytics gdpr',
  [faq('pdf-upload')]: 'upload server pdf privacy',
  [faq('self-identification')]: 'gender ethnicity veteran disability diversity questions',
  [faq('apply')]: 'apply application job vacancy opening how',
  [faq('application-arrived')]:
    'application arrive arrived received status sent confirmation hear back',
  [faq('withdraw-application')]: 'withdraw delete remove cancel application',

  // Articles
  [article('one-page-or-two')]: 'resume length how long pages one two page short',
  [article('bullets-that-carry-evidence')]: 'bullet bullets points good achievements describe',
  [article('what-applicant-tracking-systems-do')]: 'ats applicant tracking system robots',
  [article('keywords-in-the-postings-words')]: 'keyword keywords job ad posting',
  [article('honest-scores')]: 'match score percent rating',
  [article('writing-with-a-chatbot')]: 'chatgpt ai chatbot write',
  [article('shortlist-on-the-command-line')]: 'json resume command line cli terminal',
  [article('reading-order-in-pdf')]: 'reading order pdf text extract copy',
  [article('columns-and-tables')]: 'two column columns table layout',
  [article('dates-that-cannot-be-misread')]: 'date dates format month year',
  [article('video-introductions')]: 'video film introduction resume',
  [article('names-in-many-scripts')]: 'names characters letters accents chinese arabic unicode',
};
