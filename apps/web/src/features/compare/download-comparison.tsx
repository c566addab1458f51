import { type PrintedSource, pdfExporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { resumeFileName } from '@shortlist/model';
import { Download } from 'lucide-react';
import type { Printable } from '#paper/pages/lay-out-resume.ts';
import { useDownloads } from '#paper/pages/use-downloads.ts';
import { DownloadState } from '#paper/sheets/download-state.tsx';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FOOT_BAR_LOOK } from '#ui/foot-bar-look.ts';
import type { Compared } from './use-comparison.ts';

const loadWriter = () => loadChunk('comparison-writer', () => import('./write-comparison.ts'));

/** Downloads the two beside each other, with their marks and all changes in words. */
export function DownloadComparison<D extends Printable>({ compared }: { compared: Compared<D> }) {
  const words = useWords(en.paper);
  const language = useLanguage();
  const { kind, before, after, difference } = compared;
  const sections = kind.sectionsOf(after.printed, useSections());
  const [left, right] = [before.pages.laidOut, after.pages.laidOut];
  const downloads = useDownloads<PrintedSource>({
    laidOut: difference && left && right,
    async write(exporter) {
      if (!(difference && left && right)) throw new Error('The pages are not laid out yet.');
      const { writeComparison } = await loadWriter();
      const sides = {
        before: { name: before.name, paged: left.paged },
        after: { name: after.name, paged: right.paged },
      };
      const missing = [...left.missing, ...right.missing];
      return writeComparison(exporter, { ...sides, difference, sections, language }, missing);
    },
    fileNameOf: ({ extension }) => resumeFileName(`${before.name} - ${after.name}`, extension),
  });
  return (
    <div data-foot-bar className={FOOT_BAR_LOOK}>
      <Button
        variant="primary"
        disabled={!(difference && left && right)}
        isPending={downloads.making !== undefined}
        onClick={() => downloads.start(pdfExporter)}
      >
        <Download size={16} aria-hidden />
        {words.download({ name: pdfExporter.name })}
      </Button>
      <DownloadState downloads={downloads} />
    </div>
  );
}
