import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type Column,
  compareApplications,
  isLinkedinTable,
  mapColumns,
  readApplications,
} from '@shortlist/tracking';
import { useMemo, useState } from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FilePicker } from '#ui/fields/file-picker.tsx';
import { ColumnMap } from './column-map.tsx';
import { ComparedList } from './compared-list.tsx';
import { readTable, TABLES } from './read-table.ts';
import { trackingWordsIn } from './tracking-words.ts';
import { useImport } from './use-import.ts';

type Rows = { rows: readonly ListedPursuit[] };
type Table = readonly (readonly string[])[];

/** Imports a table: a file is chosen, its columns are mapped, and what is new or changed is shown before it is made. */
export function ImportSection({ rows }: Rows) {
  const words = useWords(en.applicationsExchange);
  const [file, setFile] = useState<File>();
  const [table, setTable] = useState<Table>();
  const [error, setError] = useState<string>();

  async function handlePick(picked: File | undefined) {
    setFile(picked);
    setTable(undefined);
    setError(undefined);
    if (!picked) return;
    const read = await readTable(picked).catch(() => 'notRead' as const);
    if (typeof read === 'string') setError(words[read]);
    else setTable(read);
  }

  return (
    <section className="flex max-w-3xl flex-col gap-4">
      <h2 className="font-semibold text-lg">{words.import}</h2>
      <p className="text-pretty text-muted">{words.importHint}</p>
      <FilePicker
        label={words.file}
        kind={TABLES}
        file={file}
        error={error}
        onPick={(picked) => void handlePick(picked)}
      />
      {table && (
        <TableToImport
          key={file?.name}
          table={table}
          rows={rows}
          onDone={() => void handlePick(undefined)}
        />
      )}
    </section>
  );
}

type TableToImportProps = Rows & { table: Table; onDone: () => void };

function TableToImport({ table, rows, onDone }: TableToImportProps) {
  const words = useWords(en.applicationsExchange);
  const tracking = trackingWordsIn(useLanguage());
  const mapped = useMemo(() => mapColumns(table, tracking), [table, tracking]);
  const [columns, setColumns] = useState<readonly (Column | undefined)[]>(() =>
    mapped.map(({ column }) => column),
  );
  // Rows that come while it is under way are those of this import.
  const [before, setBefore] = useState<typeof rows>();
  const compared = useMemo(
    () => compareApplications(readApplications(table, columns, tracking), before ?? rows),
    [table, columns, tracking, before, rows],
  );
  const { run, done } = useImport();
  const toImport = compared.flatMap((each) => (each.kind === 'same' ? [] : [each]));

  async function handleImport() {
    setBefore(rows);
    const areAllMade = await run(toImport);
    setBefore(undefined);
    if (!areAllMade) return;
    // The table and its button go away.
    catchLostFocus();
    onDone();
  }

  return (
    <>
      {isLinkedinTable(table) && <p>{words.fromLinkedin}</p>}
      <ColumnMap mapped={mapped} columns={columns} onChange={setColumns} />
      {compared.length === 0 ? (
        <p role="status">{words.nothingNamed}</p>
      ) : (
        <ComparedList compared={compared} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant="primary"
          disabled={toImport.length === 0}
          isPending={done !== undefined}
          onClick={() => void handleImport()}
        >
          {words.make({ count: toImport.length })}
        </Button>
        <p role="status" className="text-muted text-sm">
          {done !== undefined && words.making({ done, total: toImport.length })}
        </p>
      </div>
    </>
  );
}
