import { EntryId, type FieldName, type Resume } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';
import type { DrawPage, ReadResume } from '../read-resume.ts';
import { Review } from './review.tsx';

/** A resume with something in every section, something that our rules refuse, something doubtful, and a rest. */
const DOCUMENT = [
  'Erika Mustermann',
  'Berlin | +49 30 1234567 | erika@example.com',
  '',
  'Cook with eight years of experience in the kitchens of large hotels.',
  '',
  'Berufserfahrung',
  'Köchin\t05.2018 – heute',
  'Hotel Adler GmbH, Berlin',
  '• Leitung einer Küche mit acht Personen',
  '• Einkauf für zwei Häuser',
  'Posten Rot\t03.2015 – 04.2018',
  'Quellgrund',
  '• Soßen',
  '',
  'Ausbildung',
  'Ausbildung zur Köchin\tSommer 2010',
  'Berufsschule Nord, Kiel',
  'Note: 1,4',
  '',
  'Zertifikate',
  'Hygieneschulung, IHK, 2020',
  '',
  'Auszeichnungen',
  'Goldener Löffel, Stadt Berlin, 2021',
  '',
  'Projekte',
  'Kochbuch für Kinder, 2022',
  '',
  'Kenntnisse',
  'Soßen, Fisch',
  '',
  'Anlagen',
  'Rudern',
  'Lesen',
];

/**
 * Reads and parses a plain text with our readers and our parser, with a confidence that no learned weight moves: quite
 * sure of places, not sure of the summary, sure of all else.
 */
export async function readLines(lines: readonly string[] = DOCUMENT): Promise<ReadResume> {
  const reading = await readDocument(new TextEncoder().encode(lines.join('\n')));
  if (!reading.ok) throw new Error(reading.problem.code);
  const read = resumeIn(reading.text);
  const fields = read.parsed.fields.map((field) => ({
    ...field,
    confidence: CONFIDENCE[field.ref.field] ?? 0.99,
  }));
  return { ...read, parsed: { ...read.parsed, fields } };
}

const CONFIDENCE: Partial<Record<FieldName, number>> = { location: 0.92, summary: 0.5 };

export function resumeIn(text: ReadResume['text'], drawPage?: DrawPage): ReadResume {
  let count = 0;
  const parsed = parseResume(text, () => EntryId.parse(`read-${++count}`));
  return { fileName: 'lebenslauf.txt', text, parsed, drawPage };
}

/** Opens the screen, as a person finds it after a file was read. */
export function openReview(read: ReadResume) {
  const created: Resume[] = [];
  let cancelled = 0;
  render(
    <Review
      read={read}
      keeping="kept"
      onReview={() => {}}
      onCreate={(resume) => created.push(resume)}
      onCancel={() => {
        cancelled += 1;
      }}
    />,
    { wrapper: ToastProvider },
  );
  return { user: userEvent.setup(), created, cancelled: () => cancelled };
}

/** Lists what is marked in the document, in order. */
export const markedText = (): string[] =>
  [...document.querySelectorAll('mark')].map(({ textContent }) => textContent ?? '');

/** The section, or the entry, with this heading. */
export const sectionOf = (name: string): HTMLElement => screen.getByRole('region', { name });

/** The first of a list that must have one. */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('The list is empty.');
  return first;
}
