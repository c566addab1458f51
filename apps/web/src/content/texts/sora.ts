import type { TextSection } from './page-text.ts';

export const SORA: readonly TextSection[] = [
  {
    heading: 'For the person who writes',
    text: 'If pictures are your trade, such a tool is one more that you may name: say what you gave it, what came back and what you changed. If they are not, a generated film adds nothing that a page does not say sooner. A generated likeness of yourself, sent as if it were you, is a false statement.',
    more: [
      'For people who make films, animations or advertisements, work with generated pictures can be told like any other work. These four say most of it:',
      {
        list: [
          'The task: what the film was for, how long it is, and who asked for it.',
          'Your part: script, direction, editing, sound; and which shots were generated.',
          'The choices: what you rejected, and why. That is where skill shows.',
          'The rights: that you may show it, and what it was made from as far as you know.',
        ],
      },
      'Put a link to it that opens without an account, and one line on the page that stands for it where nobody follows links.',
    ],
  },
  {
    heading: 'For hiring',
    text: 'A portrait or an introduction on film can be made up now. It also shows age, origin and looks, which in many places must not bear on the decision. A plain page is easier to check, easier to compare and fairer to read.',
    more: [
      'An employer who asks for film takes on work, too: it has to be watched at its own speed, described for those who cannot see or hear it, kept safe and deleted in time. A page is read in half a minute, can be searched, and is read aloud by any screen reader.',
    ],
  },
  {
    heading: 'What to be careful about',
    text: 'Where a posting asks for film, keep to what it asks, add captions, and put every fact on the page as well. It will be read more often than the film is watched.',
    more: [
      'If you use a generated voice or picture in it, say so at the start. If somebody else can be seen or heard, ask them first. And keep the file that you sent: where likenesses can be made, it is worth something to know which one was yours.',
      'Be wary of services that offer to present you “as you would look in the job”. What they make is not you, and the person who meets you will notice.',
    ],
  },
  {
    heading: 'Why no page here begins with a portrait',
    text: 'The pages that this product prints hold words, and a portrait only if you add one. None is asked for, on purpose: it takes the room of two results, tells a reader things that they are not supposed to weigh, and gives a program nothing to read. Where a portrait is customary, a small photo can stand beside the name; let it be a photograph, and of you.',
  },
];
