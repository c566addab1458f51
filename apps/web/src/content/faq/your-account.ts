import type { FaqGroup } from './faq-entry.ts';

/** Getting in, changing what an account says, and leaving. */
export const YOUR_ACCOUNT: FaqGroup = {
  heading: 'Your account',
  entries: [
    {
      id: 'log-in',
      question: 'How do I log in and log out?',
      answer: [
        'Press Log in at the top right of any page and give your email address and password. Once you are in, Log out stands in the same place. It ends the session on the server too; to end the sessions of other devices, open your account page.',
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
        'Give it a few minutes and look among the unwanted mail. Check that the address is the one you signed up with: to keep addresses private, Forgot password says the same whether an account has it or not.',
        'To confirm your address, your account page sends the link again; the newest mail is the one to use. You can go on working without having confirmed it.',
      ],
    },
    {
      id: 'change-account',
      question: 'How do I change my password, name or email address?',
      answer: [
        'On your account page, which opens with your name at the top right once you are logged in. Each of the three has a Change button. A new email address counts once you have pressed the link that we mail there.',
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
        'At the foot of your account page, with Delete account. It asks for your email address and your password, and removes the account and every resume in it at once, for good. Download everything first if you want to keep it.',
        'Without an account there is nothing to close: delete your resumes, or leave them; they are removed 90 days after your last visit.',
      ],
    },
  ],
};
