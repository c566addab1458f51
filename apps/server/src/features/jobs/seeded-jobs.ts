import type { JobToSave } from '@shortlist/contracts';

type SeededJob = Omit<JobToSave, 'employmentType' | 'applyBy' | 'country'> & {
  id: string;
  isFeatured?: boolean;
};

const DALLAS = 'Dallas, Texas';
const RICHARDSON = 'Richardson, Texas';
const REMOTE = 'Remote, United States';

const list = (...lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The openings that a new database begins with, the newest first. */
export const SEEDED_JOBS: readonly SeededJob[] = [
  {
    id: 'senior-engineer-document-parsing',
    title: 'Senior Engineer, Document Parsing',
    department: 'Engineering',
    location: RICHARDSON,
    applyLink: '',
    isFeatured: true,
    description: `People bring us the resume they already have: a PDF with two columns, a Word file from 2009, a page that a printer made. You will own the code that reads it.

Our parser takes text with its place on the page and says which words are a name, an employer, a date or a bullet. For every guess it gives **a reason and a confidence**, and the person confirms it before anything is saved. It runs in the browser, so a resume does not have to leave its owner's machine to be read.`,
    responsibilities: list(
      'Lead the design of how we find columns, headings and entries in placed text.',
      'Build and keep the collection of real, freely given resumes that we measure ourselves against.',
      'Turn every misread file that a person reports into a test, then into a fix.',
      'Review the work of three other engineers, and have yours reviewed.',
      'Say in plain words, on our research pages, what the parser still gets wrong.',
    ),
    qualifications: list(
      'You have built something that reads documents people did not write for machines: invoices, papers, forms, mail.',
      'You write TypeScript, or another typed language well enough to learn it with us in a month.',
      'You know why a PDF has no words in it, and what to do about that.',
      'You measure first: precision and recall are tools to you, not ornaments.',
      'A degree is welcome and not required.',
    ),
  },
  {
    id: 'frontend-engineer-resume-editor',
    title: 'Frontend Engineer, Resume Editor',
    department: 'Engineering',
    location: REMOTE,
    applyLink: '',
    description: `The editor is where people spend their evening before a deadline. The page beside the form follows every keystroke, and what is typed is on the disk the moment it is typed. You will make it faster, calmer and harder to break.`,
    responsibilities: list(
      'Build parts of the editor in React, from the first sketch to the test that guards them.',
      'Keep typing instant on a five-year-old phone.',
      'Make every step work with the keyboard alone and with a screen reader, and prove it in a test.',
      'Look after the draft store, which may lose nothing: not in a crash, not in two tabs, not offline.',
    ),
    qualifications: list(
      'Three years or more of building interfaces that people depend on.',
      'React and TypeScript, and what the browser does below them.',
      'You have used your own work with a screen reader.',
      'You explain a change so that the reader of the pull request agrees or knows why not.',
    ),
  },
  {
    id: 'layout-and-typography-engineer',
    title: 'Layout and Typography Engineer',
    department: 'Engineering',
    location: DALLAS,
    applyLink: '',
    description: `One layout feeds our screen and our PDF, so the lines break where a person saw them break. You will take it further: more scripts, more templates, better breaks, and files that machines read as well as people do.`,
    responsibilities: list(
      'Own line and page breaking: no heading alone at the foot of a page, no single line left behind.',
      'Add scripts and fonts, from shaping to the embedded subset.',
      'Keep our PDF files tagged, searchable and small.',
      'Design the measurements that show when a layout has become worse.',
    ),
    qualifications: list(
      'You know fonts from the inside: metrics, shaping, substitution, subsetting.',
      'You have written PDF, SVG or a text engine by hand, for work or for pleasure.',
      'You read at least one script other than Latin, or have worked closely with people who do.',
      'You can tell a good page from a bad one, and say why.',
    ),
  },
  {
    id: 'product-designer-accessibility',
    title: 'Product Designer, Accessibility',
    department: 'Design',
    location: REMOTE,
    applyLink: '',
    description: `Looking for work is stressful enough. You will design the parts of the product in which people make decisions: what to keep, what to change, what an analysis means. They have to work for everybody, on any screen, in any state of mind.`,
    responsibilities: list(
      'Lead design work from a question to what ships, with prototypes people can try.',
      'Test with job seekers, people who use assistive technology among them, every two weeks.',
      'Keep our components and their words consistent, in dark and at 200 % zoom.',
      'Write the texts of errors and empty pages yourself.',
    ),
    qualifications: list(
      'A portfolio with at least one product that you improved after it had shipped, and how you knew.',
      'Working knowledge of WCAG 2.2 and of how screen readers are really used.',
      'You prototype in code or in a tool close to it.',
      'You ask before you assume.',
    ),
  },
  {
    id: 'research-analyst-hiring-language',
    title: 'Research Analyst, Hiring Language',
    department: 'Research',
    location: DALLAS,
    applyLink: '',
    description: `A posting says "stakeholder management", a resume says "kept four departments informed". Do they mean the same? You will study how postings and resumes speak about the same work, and turn what you find into word lists, rules and open notes.`,
    responsibilities: list(
      'Collect and label public job postings, and write down the rules by which you label.',
      'Maintain the lists of skills, and of the other words people use for them.',
      'Check our keyword analysis against what recruiters say about the same pair of texts.',
      'Publish methods and results, also the ones that speak against us.',
    ),
    qualifications: list(
      'A background in linguistics, labor economics, recruiting or data analysis.',
      'You are at home in a spreadsheet and in a small script.',
      'You write clearly for readers outside your field.',
      'Experience with how large companies screen applications is a plus.',
    ),
  },
  {
    id: 'customer-care-specialist',
    title: 'Customer Care Specialist',
    department: 'Customer Care',
    location: RICHARDSON,
    applyLink: '',
    description: `When somebody writes to us, there is usually a deadline behind it. You will answer, find out what went wrong, and see to it that the next person does not have to write.`,
    responsibilities: list(
      'Answer inquiries within one working day, in your own words.',
      'Reproduce what people report and hand it to engineering with everything needed to fix it.',
      'Keep the answers on our FAQ page true.',
      'Tell the whole team every week what people struggle with.',
    ),
    qualifications: list(
      'Two years in support, teaching, librarianship, career advice or another job in which you helped people one at a time.',
      'You write warm, short, correct English; a second language is a plus.',
      'You are patient with people and impatient with recurring problems.',
      'You treat what people send us as what it is: private.',
    ),
  },
  {
    id: 'site-reliability-engineer',
    title: 'Site Reliability Engineer',
    department: 'Operations',
    location: REMOTE,
    applyLink: '',
    description: `Our promise is that no work is ever lost. It has to hold when a disk fails, a region is down, or one of us presses the wrong button. You will make sure that it does, and that we find out before our users do.`,
    responsibilities: list(
      'Run PostgreSQL, object storage and a handful of small servers, with backups that are restored every month to prove them.',
      'Break things on purpose: kill processes, fill disks, cut networks; then fix what broke.',
      'Set the few alerts that deserve to wake somebody, and delete the rest.',
      'Look after how releases go out, and how they come back.',
    ),
    qualifications: list(
      'You have been on call for something that people relied on.',
      'Linux, PostgreSQL and networks, down to the packet when necessary.',
      'You automate the third time, and write it down the first.',
      'Calm in an incident, honest in the review that follows.',
    ),
  },
];
