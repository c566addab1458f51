import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ChartColumn, ExternalLink, Pencil, QrCode, Trash2 } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import { controlIdOf } from '../control-ids.ts';
import { ElsewhereNote } from '../elsewhere-note.tsx';
import type { Choices } from '../use-choices.ts';
import type { ElsewhereOf } from '../use-elsewhere.ts';
import { LinkFacts } from './link-facts.tsx';

export type LinkCardProps = {
  link: Link;
  /** Of the document that is shared. */
  choices: Choices;
  elsewhereOf: ElsewhereOf;
  onEdit: (link: Link) => void;
  onShow: (view: 'qr' | 'days', link: Link) => void;
  onRenew: (link: Link) => void;
  onRemove: (link: Link) => void;
};

/** One link: its address, what it shows to whom, and what can be done with it. */
export function LinkCard(props: LinkCardProps) {
  const { link, choices, elsewhereOf, onRenew } = props;
  const words = useWords(en.share);
  const { name, url } = link;
  return (
    <article className="flex flex-col gap-3 rounded-md border border-hairline p-4">
      <Head {...props} />
      {url === null ? (
        <Banner
          action={
            <Button size="sm" onClick={() => onRenew(link)}>
              {words.newAddress}
            </Button>
          }
        >
          {words.addressUnknown}
        </Banner>
      ) : (
        <CopyField
          label={words.address}
          value={url}
          nameOf={(action) => words.actionOf({ action, name })}
          buttonId={controlIdOf('copy', link)}
        />
      )}
      <LinkFacts link={link} choices={choices} />
      {link.mode === 'newest' && (
        <ElsewhereNote elsewhereOf={elsewhereOf} leaveOut={link.leave_out} />
      )}
      <Views {...props} />
    </article>
  );
}

/** The name of a link, and the ways to change and to end it. */
function Head({ link, onEdit, onRemove }: LinkCardProps) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const { name } = link;
  return (
    <div className="-me-2 -mt-2 flex items-start">
      <h3
        dir="auto"
        className="wrap-anywhere min-w-0 grow pt-2 font-medium [text-align:match-parent]"
      >
        {name}
      </h3>
      <IconButton
        id={controlIdOf('edit', link)}
        icon={Pencil}
        label={words.actionOf({ action: words.edit, name })}
        onClick={() => onEdit(link)}
      />
      <IconButton
        icon={Trash2}
        label={words.actionOf({ action: common.delete, name })}
        onClick={() => onRemove(link)}
      />
    </div>
  );
}

const VIEW_LOOK = { variant: 'ghost', size: 'sm' } as const;

/** The ways to what visitors see, to the QR code and to the visits; none where the address is not known. */
function Views({ link, onShow }: LinkCardProps) {
  const words = useWords(en.share);
  const { name, url, counting, openings, downloaded } = link;
  if (url === null) return null;
  return (
    <div className="-mx-3 flex flex-wrap">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={words.opensInTab({ action: words.visit, name })}
        title={link.has_password ? words.visitAsks : undefined}
        className={buttonLook(VIEW_LOOK)}
      >
        <ExternalLink size={16} aria-hidden />
        {words.visit}
      </a>
      <Button
        {...VIEW_LOOK}
        id={controlIdOf('qr', link)}
        aria-label={words.actionOf({ action: words.qr, name })}
        onClick={() => onShow('qr', link)}
      >
        <QrCode size={16} aria-hidden />
        {words.qr}
      </Button>
      {counting && openings + downloaded > 0 && (
        <Button
          {...VIEW_LOOK}
          id={controlIdOf('days', link)}
          aria-label={words.actionOf({ action: words.days, name })}
          onClick={() => onShow('days', link)}
        >
          <ChartColumn size={16} aria-hidden />
          {words.days}
        </Button>
      )}
    </div>
  );
}
