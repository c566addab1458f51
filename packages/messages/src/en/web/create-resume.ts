import { subject } from '../../text.ts';

/** Creating a resume. */
export const createResume = subject('createResume', {
  createNewResume: 'Create new resume',
  step2Of2: 'Step 2 of 2',
  step1Of2How: 'Step 1 of 2: how do you want to begin?',
  resumeName: 'Resume name',
  eGProductDesignerAutumn: 'e.g. Product designer, autumn',
  experienceLevel: 'Experience level',
  chooseALevel: 'Choose a level',
  targetedIndustry: 'Targeted industry',
  writeYourFirstOneHere: 'Write your first one here, for a job that you have in mind. You need no account, and the page takes shape as you type.',
  jobDescriptionOrJobTitle: 'Job description or job title',
  keptInThisBrowserUntil: 'Kept in this browser until you close it.',
  yourFileIsReadHere: 'Your file is read here, in your browser, and does not leave this device. You see what was read, and put it right, before anything is saved.',
  finish: 'FINISH',
});
