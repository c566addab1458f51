import type { FaqGroup } from './faq-entry.ts';

/** Getting in, changing what an account says, and leaving. */
export const YOUR_ACCOUNT: FaqGroup = {
  heading: 'Your account',
  entries: [
    {
      id: 'log-in',
      question: 'How do I log in and log out?',
      answer: [
        'Press Log in at the top right of any page and enter your email address and password. Log out is in the same place. Your account page can end the sessions on other devices.',
      ],
    },
    {
      id: 'forgot-password',
      question: 'I forgot my password. How do I get back in?',
      answer: [
        'Press Log in, then Forgot password, and enter the address of your account. We mail you a link to set a new password; it works once, within an hour.',
      ],
    },
    {
      id: 'mail-missing',
      question: 'The mail with the link does not arrive. What can I do?',
      answer: [
        'Wait a few minutes and look in your spam folder. Check the address: Forgot password says the same whether an account has it or not. Your account page sends the confirmation again.',
      ],
    },
    {
      id: 'change-account',
      question: 'How do I change my password, name or email address?',
      answer: [
        'On your account page: press your name at the top right once you are logged in. Each has a Change button. Confirm a new email address by the link that we mail there.',
      ],
    },
    {
      id: 'export-all',
      question: 'Can I take all my resumes with me?',
      answer: [
        'Yes. Download everything on your account page makes one ZIP with every resume as a PDF and as JSON Resume, a format that other programs read, or in the formats that you choose.',
      ],
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      answer: [
        'Press Delete account at the foot of your account page and enter your email address and password. The account and every resume in it are removed at once, for good. Download everything first.',
      ],
    },
  ],
};
