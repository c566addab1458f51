import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER, RESUME } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import type { SendingProblem, SentDocument } from './waiting-sendings.ts';

/** Says why nothing was kept, with the way to what has to be saved first. */
export function SendingProblemText({ problem }: { problem: SendingProblem }) {
  const words = useWords(en.applicationsSent);
  if ('refusal' in problem) return problem.refusal;
  return (
    <>
      <p>{words.unsaved}</p>
      <ul>
        {problem.unsaved.map((document) => (
          <li key={document.id} className="wrap-anywhere">
            <DocumentLink document={document} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A document by its title, with the way to its editor where that is another page. */
function DocumentLink({ document: { id, kind, title } }: { document: SentDocument }) {
  const hrefs: Partial<Record<string, string>> = {
    [LETTER.kind]: hrefOf('letter', { letterId: id }),
    [RESUME.kind]: hrefOf('editor', { resumeId: id, section: 'contact' }),
  };
  const href = hrefs[kind];
  return href === undefined ? (
    title
  ) : (
    <Link to={href} className="underline underline-offset-2">
      {title}
    </Link>
  );
}
