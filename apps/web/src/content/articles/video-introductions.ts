import type { ArticleBody } from '../article.ts';

export const body: ArticleBody = [
  'Some postings invite a short film: introduce yourself in ninety seconds. Programs such as Sora can make moving pictures from a description, and cameras stand in every pocket. Should you send one? The answer depends on what a film shows that a page cannot, and on what it shows besides.',
  { heading: 'What film is good for' },
  'If the work itself is seen or heard, film is evidence. Teachers, presenters, sign language interpreters, animators and people who demonstrate products can show the thing that they are hired to do. A minute of real work, with a line of text that says what it is and what your part was, is worth more than an assurance.',
  { heading: 'What it tells without being asked' },
  'A face and a voice also tell a reader your approximate age, where you may come from, how you look, sometimes whether you are ill. In many countries employers must not base a decision on most of these. Good interviewers know how hard it is to put such things out of mind once they are known, which is why some remove names and photographs before they read. A film undoes that in its first second.',
  'So do not volunteer one. If a posting requires it, keep to what is asked, say what you would write, and let the content carry it.',
  { heading: 'Generated pictures' },
  {
    list: [
      'Do not send a generated likeness of yourself as if it were you. It is a false statement about the applicant, and it ends an application when it is noticed.',
      'If making pictures with such tools is your trade, say so on the sample: which tool, what you gave it, what you changed by hand.',
      'Assume that a reader may doubt even a true recording. A link to published work with your name on it doubts less easily.',
    ],
  },
  'As convincing film becomes easy to make, it proves less. What remains is what could be checked all along: places, dates, published work, people who will speak for you.',
  { heading: 'Mind the practical side' },
  'A film cannot be searched, skimmed or printed, and it has to be watched at the speed at which it was made. Someone with sixty applications on a Tuesday will give a page a first look and leave the film for later, which may not come. If you send one, put every fact in it on the page as well. Add captions; some people watch without sound, and some cannot hear it.',
  { heading: 'A page first' },
  'Our product makes pages, so you would expect us to say this: the resume comes first. But the reason is the reader’s, not ours. Text can be read in any order and at any speed, by people and by machines, and it reveals about you what you decided to write. Let a film be an addition that someone chose to open.',
];
