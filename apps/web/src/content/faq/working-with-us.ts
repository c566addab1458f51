import type { FaqGroup } from './faq-entry.ts';

/** Applying for a job with the company. */
export const WORKING_WITH_US: FaqGroup = {
  heading: 'Applying for a job with us',
  entries: [
    {
      id: 'apply',
      question: 'How do I apply for a job?',
      answer: [
        'Open a role under Careers or on the Job Board and press Apply Now. You need a resume and a cover letter, each as PDF, DOC or DOCX. A resume you wrote here is attached with one click.',
      ],
    },
    {
      id: 'application-arrived',
      question: 'Did my application arrive?',
      answer: [
        'It did if the page said “Your resume has been uploaded”. There is no mail that confirms it. If the page could not tell, send the form again as it stands: the same application is kept only once.',
      ],
    },
    {
      id: 'withdraw-application',
      question: 'Can I withdraw my application?',
      answer: [
        'Yes. Write to us through the contact page with your name, the job and the email address that you gave, and we remove the application with its files.',
      ],
    },
  ],
};
