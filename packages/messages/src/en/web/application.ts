import { subject } from '../../text.ts';

/** The form in which one applies for a role. */
export const application = subject('application', {
  resumeAs: '{name} ({format})',
  pdfWithEnclosures: 'PDF with enclosures',
  applyFor: 'Apply for {title}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  sponsorship: 'Will you need sponsorship to work in this job’s country?',
  chooseAnAnswer: 'Choose an answer',
  resume: 'Resume',
  coverLetter: 'Cover letter',
  trap: 'Leave this empty',
  whatYouTyped: '{failure} What you typed and the files you chose are still here.',
  submitApplication: 'Submit application',
  sending: 'Sending your application',
  notPrintable: 'This resume cannot be printed yet',
  theResume: 'The resume could not be attached',
  notAttached:
    'It could not be loaded or printed. Check the connection and try again, or choose a file.',
  attach: 'Attach one of my resumes',
  attachLetter: 'Attach one of my letters',
  letterNotPrintable: 'This letter cannot be printed yet',
  theLetter: 'The letter could not be attached',
  letterBlanksTitle: 'This letter has blanks that are not filled in',
  letterBlanks:
    'They would be sent as they are: {blanks, series}. Fill them in under {resumes}, or attach the letter as it is.',
  voluntarySelf: 'Voluntary self-identification',
  answersHint:
    'Please answer each question; you can always decline. Answers are only counted for this job and are not stored with your application.',
  sent: 'Your resume has been uploaded',
  question: {
    by: 'question',
    gender: 'Gender',
    hispanicLatino: 'Are you Hispanic/Latino?',
    veteranStatus: 'Veteran status',
    disabilityStatus: 'Disability status',
  },
  questionHeading: {
    by: 'question',
    gender: 'Gender and ethnicity',
    veteranStatus: 'Veterans',
    disabilityStatus: 'Disability',
  },
  genderText1:
    'We ask to see whether our jobs reach everyone. Answering is voluntary, and no answer affects the decision.',
  veteranStatusText1:
    'Employers with United States government contracts are asked to invite protected veterans to identify themselves. You are a protected veteran if you are a disabled veteran, served on active duty in wartime or in a campaign for which a badge was authorized, hold an Armed Forces service medal, or are a recently separated veteran.',
  veteranStatusText2:
    'Recently separated means within three years of your discharge or release from active duty.',
  disabilityStatusText1:
    'Employers with United States government contracts aim for people with disabilities to make up at least 7% of their workforce. To measure progress, they ask applicants and employees whether they have a disability or have ever had one. Because a person may become disabled at any time, employees are asked again at least every five years.',
  disabilityStatusText2:
    'A disability is a condition that substantially limits a major life activity, or a history or record of such a condition. Answering is voluntary; no one who decides on your application sees the answer. The government’s form for this question expires on 04/30/2026.',
  answered: 'The server has answered.',
  allLeft: 'Everything was sent; waiting for the server to confirm.',
  onTheirWay: 'Your files are on their way.',
  missing:
    'No available font has these characters: {characters}. Change them under {resumes}, or choose a file.',
  blanksTitle: 'This resume has blanks that are not filled in',
  blanks:
    'They would be sent as they are: {blanks, series}. Fill them in under {resumes}, or attach the resume as it is.',
  blank: '[{label}] ({location})',
  attachAnyway: 'Attach anyway',
  noAnswer: {
    by: 'why',
    stopped:
      'We do not know whether your application arrived: it was stopped after everything was sent. Send it again to be sure. It is stored only once.',
    late: 'We do not know whether your application arrived: the server did not answer in time. Send it again to be sure. It is stored only once.',
    cut: 'We do not know whether your application arrived: the connection was lost before the server answered. Send it again to be sure. It is stored only once.',
  },
  notSent: 'Your application was not sent. {reason}',
  notReached:
    'Your application was not sent. The server could not be reached, so nothing was stored.',
});
