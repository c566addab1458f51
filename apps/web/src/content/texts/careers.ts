import type { TextSection } from './page-text.ts';

export const CAREERS: readonly TextSection[] = [
  {
    heading: 'What the work is',
    text: 'Most of it is careful work on plain things: where a line breaks, what a date means in three languages, whether a text that says Saved is saved. The reward is that people trust a page they send out at midnight, and never learn how many things could have gone wrong with it.',
    more: [
      'The product reaches into many trades at once: typography, file formats, databases, accessibility, language, law. Nobody knows all of them. You will know one of them well and be curious about the others.',
    ],
  },
  {
    heading: 'How we work',
    text: 'Small parts with one purpose each, written so that the next person understands them. We measure before we claim, and we say so when something does not work. Decisions are written down in a page, with what spoke against them.',
    more: [
      {
        list: [
          'A defect is first seen to fail in a test. Then its cause is mended, and the test stays.',
          'Every screen works with the keyboard alone, with a screen reader, on a phone and at twice the size of its letters. That is checked before it is called done.',
          'One command starts the whole product on a new machine, and one command checks all of it. Both are kept short.',
          'The person who reads your change matters as much as the machine that runs it.',
        ],
      },
    ],
  },
  {
    heading: 'How we hire',
    text: 'A person reads every application. We look for what you did and how you know that it worked; the form of your documents is no test. You can attach a resume that you wrote here with one click, or upload one from anywhere else.',
    more: [
      'No program sorts, scores or turns down applications to us. We make tools for job seekers; it would be odd to hide behind one ourselves.',
      'A degree is asked for in no posting of ours, a certain number of years only where the work cannot be done without them. If you meet most of what a posting asks for and can tell us how you would learn the rest, apply.',
    ],
  },
  {
    heading: 'What makes an application easy to read',
    text: 'The same that we tell everybody. One or two pages. What you did first, what it was called second. A sentence on what was there before, what you changed and how anyone would know. If the work can be looked at, say where.',
    more: [
      'The cover letter may be short. Tell us which of the things we are working on you would begin with, and what you would want to find out first. It is more use to us than praise.',
    ],
  },
  {
    heading: 'What we ask, and what we do not keep',
    text: 'The form asks a few questions that the law wants employers to ask in the United States. The answers are counted and never stored with your name; no application shows them.',
    more: [
      'Your name, your address, your answer about sponsorship and your two files are kept for the people who decide. Write to us, and we remove them.',
    ],
  },
];
