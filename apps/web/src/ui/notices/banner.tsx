import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type BannerProps = {
  tone?: 'plain' | 'warning' | 'bad';
  /** A button or link at its end. */
  action?: ReactNode;
  children: ReactNode;
};

const TONES: Record<'plain' | 'warning' | 'bad', { icon: LucideIcon; look: string; sign: string }> =
  {
    plain: { icon: Info, look: 'border-hairline bg-panel', sign: 'text-muted' },
    warning: { icon: TriangleAlert, look: 'border-warning/40 bg-warning/10', sign: 'text-warning' },
    bad: { icon: CircleAlert, look: 'border-danger/40 bg-danger/10', sign: 'text-danger' },
  };

/** Something to know about this page, in its place. A bad one is announced at once. */
export function Banner({ tone = 'plain', action, children }: BannerProps) {
  const { icon: Icon, look, sign } = TONES[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={`flex flex-wrap items-center gap-3 rounded-md border px-4 py-3 text-sm ${look}`}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon size={18} aria-hidden className={`mt-0.5 shrink-0 ${sign}`} />
        <div className="min-w-0 text-pretty">{children}</div>
      </div>
      {action}
    </div>
  );
}

/** Says why a form was not taken, announced at once; nothing while there is nothing to say. */
export const FormFailure = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <Banner tone="bad">{text}</Banner>;
