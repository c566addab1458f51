import { hrefOf, type ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { Download } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { saveFile } from '#platform/files/save-file.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { ImportSection } from './import-section.tsx';

type Rows = { rows: readonly ListedPursuit[] };

/** The view *Import and export*. */
export const ExchangeView = ({ rows }: Rows) => (
  <div className="flex flex-col gap-10">
    <ImportSection rows={rows} />
    {rows.length > 0 && <ExportSection rows={rows} />}
    {rows.length > 0 && <RecordSection />}
  </div>
);

function ExportSection({ rows }: Rows) {
  const words = useWords(en.applicationsExchange);
  const language = useLanguage();
  const fail = useFailureNotice();
  const [done, setDone] = useState<number>();

  async function download() {
    setDone(0);
    try {
      const { makeTable } = await import('./make-table.ts');
      const bytes = await makeTable(rows, language, setDone);
      saveFile(bytes, `${words.fileName}-${dayHere()}.csv`, 'text/csv');
    } catch (cause) {
      void fail('Applications could not be written as a table.', cause, words.notDownloaded);
    } finally {
      setDone(undefined);
    }
  }

  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.export}</h2>
      <p className="text-pretty text-muted">{words.exportHint}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button isPending={done !== undefined} onClick={() => void download()}>
          <Download size={16} aria-hidden />
          {words.download}
        </Button>
        <p role="status" className="text-muted text-sm">
          {done !== undefined && words.reading({ done, total: rows.length })}
        </p>
      </div>
    </section>
  );
}

/** Asks for the days of a record. */
function RecordSection() {
  const words = useWords(en.applicationsExchange);
  const navigate = useNavigate();
  const today = dayHere();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = new FormData(event.currentTarget);
    const span = { from: String(said.get('from')), to: String(said.get('to')) };
    void navigate(`${hrefOf('pursuits')}?${new URLSearchParams({ view: 'record', ...span })}`);
  }

  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.record}</h2>
      <p className="text-pretty text-muted">{words.recordHint}</p>
      <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-4">
        <TextField
          label={words.from}
          name="from"
          type="date"
          required
          defaultValue={`${today.slice(0, 7)}-01`}
        />
        <TextField label={words.to} name="to" type="date" required defaultValue={today} />
        <Button type="submit">{words.show}</Button>
      </form>
    </section>
  );
}
