import { subject } from '../../text.ts';

/** The form in which one applies for a role. */
export const application = subject('application', {
  resumeAs: '{name} ({format})',
  applyFor: 'Apply for {title}',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  sponsorship: 'Will you need sponsorship to work in the country of this job?',
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
  voluntarySelf: 'Voluntary self-identification',
  answersHint:
    'Please choose an answer to each question; every one offers not to answer. The answers are added to counters for this job and are not stored with your application.',
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
    'We ask these so that we can see whether people of every kind hear of our jobs. Answering is voluntary, and no answer has any bearing on the decision.',
  veteranStatusText1:
    'Employers with contracts of the United States government are asked to invite protected veterans to say that they are one. You are a protected veteran if you are a disabled veteran, a veteran of active duty in wartime or in a campaign for which a badge was authorised, a holder of an Armed Forces service medal, or a recently separated veteran.',
  veteranStatusText2:
    'Recently separated means within three years of your discharge or release from active duty.',
  disabilityStatusText1:
    'Employers with contracts of the United States government have a goal that at least 7% of their workforce are people with disabilities. To know how far they have got, they ask applicants and employees whether they have a disability or have ever had one. Because a person may become disabled at any time, employees are asked again at least every five years.',
  disabilityStatusText2:
    'A disability is a condition that substantially limits a major life activity, or a history or record of such a condition. Completing this part is voluntary; nobody who decides about your application sees the answer. The government’s form for this question expires on 04/30/2026.',
  answered: 'The server has answered.',
  allLeft: 'All of it has left; the server has yet to confirm it.',
  onTheirWay: 'Your files are on their way.',
  missing:
    'No font here has these characters: {characters}. Change them under {resumes}, or choose a file.',
  blanksTitle: 'This resume has blanks that are not filled in',
  blanks:
    'They would be sent as they stand: {blanks, series}. Fill them in under {resumes}, or attach it as it is.',
  blank: '[{label}] ({location})',
  attachAnyway: 'Attach anyway',
  noAnswer: {
    by: 'why',
    stopped:
      'We do not know whether your application arrived. It was stopped after all of it had left. Send it again to be sure: it is kept only once.',
    late: 'We do not know whether your application arrived. All of it had left, and the server did not answer in time. Send it again to be sure: it is kept only once.',
    cut: 'We do not know whether your application arrived. All of it had left, and the connection was cut before the answer. Send it again to be sure: it is kept only once.',
  },
  notSent: 'Your application was not sent. {reason}',
  notReached:
    'Your application was not sent. The server could not be reached, so nothing was stored.',
});
