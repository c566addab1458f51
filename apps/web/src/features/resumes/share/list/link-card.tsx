import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  ChartColumn,
  ExternalLink,
  type LucideIcon,
  Pencil,
  QrCode,
  RefreshCw,
  Trash2,
} from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
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
      <h3 dir="auto" className="wrap-anywhere font-medium [text-align:match-parent]">
        {name}
      </h3>
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
      <Actions {...props} />
    </article>
  );
}

function Actions({ subject, link, onEdit, onShow, onRemoved }: LinkCardProps) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const { remove, renew } = useChangeLinks(subject);
  const { name, url, counting, openings, downloaded } = link;
  const nameOf = (action: string) => words.actionOf({ action, name });
  const handleRemove = async () => {
    if (await remove(link)) onRemoved();
  };
  return (
    <div className="-mx-3 flex flex-wrap">
      {url !== null && (
        <>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={words.opensInTab({ action: words.visit, name })}
            title={link.has_password ? words.visitAsks : undefined}
            className={buttonLook(ACTION_LOOK)}
          >
            <ExternalLink size={16} aria-hidden />
            {words.visit}
          </a>
          <Action
            id={controlIdOf('qr', link)}
            icon={QrCode}
            label={words.qr}
            nameOf={nameOf}
            onClick={() => onShow('qr', link)}
          />
        </>
      )}
      {counting && openings + downloaded > 0 && (
        <Action
          id={controlIdOf('days', link)}
          icon={ChartColumn}
          label={words.days}
          nameOf={nameOf}
          onClick={() => onShow('days', link)}
        />
      )}
      <Action
        id={controlIdOf('edit', link)}
        icon={Pencil}
        label={words.edit}
        nameOf={nameOf}
        onClick={() => onEdit(link)}
      />
      {url !== null && (
        <Action
          icon={RefreshCw}
          label={words.newAddress}
          nameOf={nameOf}
          onClick={() => void renew(link)}
        />
      )}
      <Action
        icon={Trash2}
        label={common.delete}
        nameOf={nameOf}
        onClick={() => void handleRemove()}
      />
    </div>
  );
}

const ACTION_LOOK = { variant: 'ghost', size: 'sm' } as const;

type ActionProps = {
  id?: string;
  icon: LucideIcon;
  label: string;
  /** Says the label with the name of the link. */
  nameOf: (label: string) => string;
  onClick: () => void;
};

const Action = ({ icon: Icon, label, nameOf, ...button }: ActionProps) => (
  <Button {...ACTION_LOOK} {...button} aria-label={nameOf(label)}>
    <Icon size={16} aria-hidden />
    {label}
  </Button>
);
