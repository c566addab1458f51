import { hrefOf, type ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { Known } from '@shortlist/tracking';
import { dayHere } from '#platform/day-here.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { sayDay, sayMonth } from '../days.ts';

/** Says that a posting is there already, or that its company was applied to before. */
export function KnownNotice({ known: { same, applied } }: { known: Known<ListedPursuit> }) {
  const words = useWords(en.applications);
  const { tag } = useLanguage();
  if (same) {
    const day = sayDay(dayHere(new Date(same.made)), tag);
    return <Notice text={words.savedBefore({ day })} row={same} />;
  }
  if (!applied) return null;
  const month = sayMonth(applied.at, tag);
  const { company } = applied.row;
  return <Notice text={words.appliedBefore({ company, month })} row={applied.row} />;
}

function Notice({ text, row }: { text: string; row: ListedPursuit }) {
  const words = useWords(en.applications);
  const href = hrefOf('pursuit', { applicationId: row.application_id });
  const open = (
    <LinkButton size="sm" to={href}>
      {words.open}
    </LinkButton>
  );
  return (
    <Banner tone="warning" action={open}>
      {text}
    </Banner>
  );
}
