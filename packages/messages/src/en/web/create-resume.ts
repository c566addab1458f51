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
    'Your file is read in your browser and does not leave this device. You can check and correct everything before it is saved.',
  finish: 'FINISH',
  way: {
    by: 'way',
    ai: 'Let AI build (Upload resume)',
    manual: 'Write your resume by yourself',
    data: 'Import from LinkedIn, Europass …',
  },
  wayText: {
    by: 'way',
    ai: 'You already have a resume and a job in mind.',
    manual: 'Start with a blank page and watch it fill as you type.',
    data: 'From LinkedIn, Europass, Reactive Resume, JSON Resume or your Shortlist account.',
  },
  file: { by: 'source', document: 'Upload your resume', data: 'Exported file' },
  fileMissing: {
    by: 'source',
    document: 'Choose a resume to upload.',
    data: 'Choose a file to import.',
  },
  origin: {
    by: 'origin',
    LinkedIn: 'the ZIP from Settings, Data privacy, Get a copy of your data',
    Europass: 'your CV, downloaded as PDF or XML',
    'Reactive Resume': 'the JSON from versions 4 to 6',
    'JSON Resume': 'the JSON',
    Shortlist: 'the ZIP from your account page',
  },
  fromServer: 'Error from server: {message}',
  unknownError: 'Unknown error.',
  critical: 'A critical error occurred. Please check the console.',
  offline:
    'You are offline, and a resume cannot be created without the server. What you typed stays here; press SAVE again once you are online.',
});
