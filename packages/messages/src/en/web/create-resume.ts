import { subject } from '../../text.ts';

/** Creating a resume. */
export const createResume = subject('createResume', {
  secondStep: 'Step 2 of 2',
  firstStep: 'Step 1 of 2: how do you want to begin?',
  resumeName: 'Resume name',
  nameExample: 'e.g. Product designer, autumn',
  resume: 'Resume',
  proposedName: '{subject}, {month}',
  useName: 'Use “{name}”',
  dropHint: 'Or drop a file anywhere on this page.',
  dropNow: 'Drop the file to import it',
  experienceLevel: 'Experience level',
  chooseALevel: 'Choose a level',
  targetedIndustry: 'Targeted industry',
  posting: 'Job description or job title',
  postingHint: 'Kept in this browser until you close it.',
  fileHint:
    'Your file is read here, in your browser, and does not leave this device. You see what was read, and put it right, before anything is saved.',
  finish: 'FINISH',
  way: {
    by: 'way',
    ai: 'Let AI build (Upload resume)',
    manual: 'Write your resume by yourself',
    data: 'Bring data from elsewhere',
  },
  wayText: {
    by: 'way',
    ai: 'You have a resume already, and a job in mind.',
    manual: 'Begin with a blank page and see it fill as you type.',
    data: 'From LinkedIn, Europass, Reactive Resume, JSON Resume, or the download of your account.',
  },
  file: { by: 'source', document: 'Upload your resume', data: 'Exported file' },
  fileMissing: {
    by: 'source',
    document: 'Choose the resume that is to be read.',
    data: 'Choose the file that is to be read.',
  },
  origin: {
    by: 'origin',
    LinkedIn: 'the ZIP that you get under Settings, Data privacy, Get a copy of your data',
    Europass: 'your CV, downloaded as PDF or XML',
    'Reactive Resume': 'the JSON of versions 4 to 6',
    'JSON Resume': 'the JSON',
    Shortlist: 'the ZIP of your account page',
  },
  fromServer: 'Error from server: {message}',
  unknownError: 'Unknown error.',
  critical: 'A critical error occurred. Please check the console.',
  offline:
    'You are offline, and this browser keeps no resume without the server. What you typed stays here; press SAVE again once you are online.',
});
