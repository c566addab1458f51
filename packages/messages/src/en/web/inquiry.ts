import { subject } from '../../text.ts';

/** The form in which one writes to the company. */
export const inquiry = subject('inquiry', {
  inquiry: 'Inquiry',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneHint: 'A US number, like (123) 456-7890',
  details: 'Details',
  trap: 'Leave this empty',
  sendInquiry: 'Send inquiry',
  sending: 'Sending your inquiry',
  sendingHint: 'This takes a moment.',
  submissionError: 'Submission Error',
  success: 'Success',
  /** To the letter of the spec, spelling included. */
  sent: 'Your inquery has been sent sucessfully',
  unknownError: 'An unknown error occurred.',
  title: 'Contact Us',
  lead: 'A person reads every message. If a page or PDF came out wrong, tell us what you expected; you do not need to send the resume. Read more <link>About {product}</link>.',
});
