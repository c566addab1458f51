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
import type { ShareSubject } from '../share-subject.ts';
import { useChangeLinks } from '../use-change-links.ts';
import { LinkFacts } from './link-facts.tsx';

export type LinkCardProps = {
  subject: ShareSubject;
  link: Link;
  /** The document that is shared, as the server has it; undefined until it has come. */
  shared: unknown;
  onEdit: (link: Link) => void;
  onShow: (view: 'qr' | 'days', link: Link) => void;
  onRemoved: () => void;
};

/** One link: its address, what it shows to whom, and what can be done with it. */
export function LinkCard(props: LinkCardProps) {
  const { subject, link, shared } = props;
  const words = useWords(en.share);
  const { renew } = useChangeLinks(subject);
  const { name, url } = link;
  return (
    <article className="flex flex-col gap-3 rounded-md border border-hairline p-4">
      <Head {...props} />
      {url === null ? (
        <Banner
          action={
            <Button size="sm" onClick={() => void renew(link)}>
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
      <LinkFacts subject={subject} link={link} shared={shared} />
      {link.mode === 'newest' && (
        <ElsewhereNote subject={subject} shared={shared} leaveOut={link.leave_out} />
      )}
      <Views {...props} />
    </article>
  );
}

/** The name of a link, and the ways to change and to end it. */
function Head({ subject, link, onEdit, onRemoved }: LinkCardProps) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const { remove } = useChangeLinks(subject);
  const { name } = link;
  const handleRemove = async () => {
    if (await remove(link)) onRemoved();
  };
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
        onClick={() => void handleRemove()}
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
