import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type FinishLinkProps = { resumeId: string; name: string };

/** The way to the final preview; takes the name along, so that the heading there stands at once. */
export const FinishLink = ({ resumeId, name }: FinishLinkProps) => {
  const words = useWords(en.editor);
  return (
    <LinkButton variant="primary" to={hrefOf('preview', { resumeId })} state={{ resumeName: name }}>
      {words.finish}
    </LinkButton>
  );
};
