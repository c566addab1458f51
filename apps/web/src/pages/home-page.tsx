import { PAGES } from '@shortlist/contracts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PaperMotif } from './paper-motif.tsx';

const PROMISES = [
  {
    heading: 'Read correctly',
    text: 'By a person in a hurry and by a program that takes the text out of the file: the same words, in the same order.',
  },
  {
    heading: 'Never lost',
    text: 'Every keystroke is kept in your browser until the server has it. A closed tab or a dead connection costs you nothing.',
  },
  {
    heading: 'Yours',
    text: 'Begin without an account. Only you can open what you write, and the PDF is made in your own browser.',
  },
];

/** The front door: what the product does, and the way in. */
export const HomePage = () => (
  <PageFrame>
    <div className="grid items-center gap-12 md:grid-cols-[1.2fr_1fr]">
      <div>
        <h1 className="font-serif text-2xl tracking-tight sm:text-3xl">
          A resume that says what you did, and is read that way.
        </h1>
        <p className="mt-5 max-w-measure text-pretty text-lg text-muted">
          Write on one side and see the printed page on the other. The file that you send is the
          page that you saw.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={PAGES.resumes.path} variant="primary">
            Write a resume
          </LinkButton>
          <LinkButton to={PAGES.about.path}>How it works</LinkButton>
        </div>
      </div>
      <PaperMotif />
    </div>
    <ul className="mt-16 grid gap-8 border-hairline border-t pt-10 sm:grid-cols-3">
      {PROMISES.map(({ heading, text }) => (
        <li key={heading}>
          <h2 className="font-serif text-lg">{heading}</h2>
          <p className="mt-2 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </PageFrame>
);
