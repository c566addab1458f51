import type { Exporter, WrittenFile } from '@shortlist/exporters';
import type { PaperWords, Resume, Sections } from '@shortlist/model';
import { compareRead, type Difference, readFile } from '@shortlist/read-back';
import { loadPdfData } from '../input/load-pdf-data.ts';
import { toText } from '../to-text.ts';
import type { CheckResult, Finding } from './check.ts';

type Checking = {
  exporter: Exporter;
  written: WrittenFile;
  words: PaperWords;
  sections: Sections;
};

/** Checks that every field that is printed comes back when the file of a format is read again. */
export async function checkReadBack(resume: Resume, checking: Checking): Promise<CheckResult> {
  const { exporter, written, words, sections } = checking;
  const named = {
    id: `read-back.${exporter.id}`,
    name: { code: 'checks.readBack' as const, params: { name: exporter.name } },
    rule: { code: 'checks.readBackRule' as const, params: { name: exporter.name } },
  };
  const missed = { ...named, holds: false, figures: {}, findings: [] };
  if (written.kind === 'refused') {
    const { characters } = written;
    return { ...missed, says: { code: 'checks.refused', params: { characters } } };
  }
  const reading = await readFile(written.bytes, { sections, loadPdfData });
  if (reading.kind === 'unread') {
    return { ...missed, says: { code: 'checks.unread', params: { why: toText(reading.message) } } };
  }
  const { carriesMarks } = reading;
  const compared = compareRead(resume, reading.resume, { sections, words, carriesMarks });
  const { fields, same, differences } = compared;
  return {
    ...named,
    holds: differences.length === 0,
    says: { code: 'checks.comesBack', params: { fields, same } },
    figures: { fields, same },
    findings: differences.map(findingOf),
  };
}

const findingOf = (difference: Difference): Finding => ({
  where: toText(difference.label),
  says: describeLoss(difference),
  place: { entryId: difference.ref.entryId, text: difference.typed },
});

function describeLoss({ what, typed, read, readAs }: Difference): Finding['says'] {
  if (what === 'marks') return { code: 'checks.lostMarks', params: { typed } };
  if (readAs) return { code: 'checks.readAsField', params: { typed, field: toText(readAs) } };
  if (read === '') return { code: 'checks.lost', params: { typed } };
  return { code: 'checks.readAs', params: { typed, read } };
}
