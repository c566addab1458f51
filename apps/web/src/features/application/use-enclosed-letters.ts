import { type Exporter, type LetterSource, pdfExporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { hasKept } from '#platform/databases/has-kept.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSessionUser } from '#session/token.ts';

const loadEnclosed = () => loadChunk('enclosed-letter', () => import('./enclosed-letter.ts'));

/** Returns the formats of a letter with the enclosures that this browser keeps of it; none where it keeps none. */
export function useEnclosedLetters(): (letterId: string) => Exporter<LetterSource>[] {
  const words = useWords(en.application);
  const owner = useSessionUser()?.id;
  const { data: kept } = useQuery({
    queryKey: ['enclosures', owner],
    enabled: hasKept(),
    networkMode: 'always',
    retry: false,
    queryFn: async () => (await loadEnclosed()).listAllEnclosures({ owner, now: Date.now() }),
  });
  return (letterId) =>
    kept?.some((each) => each.letterId === letterId)
      ? [
          {
            ...pdfExporter,
            ...{ id: 'pdf-with-enclosures', name: words.pdfWithEnclosures },
            async load() {
              const { loadEnclosedWriter, ofLetter } = await loadEnclosed();
              return loadEnclosedWriter({ enclosures: ofLetter(kept, letterId) });
            },
          },
        ]
      : [];
}
