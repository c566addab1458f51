import type { Block } from '@shortlist/document';
import { createExporters, EXPORTERS, type Exporter } from '@shortlist/exporters';
import { createDesigns, DESIGNS, type Design } from '@shortlist/templates';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import type { FormatNote } from '#platform/format-notes.ts';
import { inRouter } from '#platform/navigation/router/in-router.test-support.tsx';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { FinalPreview } from './final-preview.tsx';

const [classic] = DESIGNS.all;
const SHEET = { width: 420, height: 595, margins: { top: 40, right: 30, bottom: 40, left: 30 } };

/** A design that only this test knows: its own sheet, two columns, Amiri, green and italic. */
const second: Design = {
  ...classic,
  id: 'second',
  name: 'Second',
  defaults: { design: 'second', paper: 'a4' },
  print(view, look) {
    const document = classic.print(view, look);
    const blocks = document.regions.flatMap((region) => region.blocks).map(restyled);
    const isSkill = ({ group }: Block) => group === 'skills';
    return {
      ...document,
      sheet: SHEET,
      regions: [
        { left: 30, right: 140, blocks: blocks.filter(isSkill) },
        { left: 160, right: 390, blocks: blocks.filter((block) => !isSkill(block)) },
      ],
      fills: [{ x: 0, y: 0, width: 150, height: 595, color: '#f0f4f0' }],
    };
  },
};

const restyled = (block: Block): Block => ({
  ...block,
  spans: block.spans.map((span) => ({
    ...span,
    family: 'amiri',
    italic: block.role === 'entry',
    ...(block.role === 'heading' && { color: '#006644', letterSpacing: 0.5 }),
  })),
});

/** A format that only this test knows. */
const text: Exporter = {
  id: 'size',
  name: 'Text',
  extension: 'size',
  mime: 'text/plain',
  leavesOut: [],
  isUsual: false,
  isCompressed: false,
  load: async () => ({
    write: async ({ resume }) => ({
      kind: 'written',
      bytes: new TextEncoder().encode(`${resume.contact.fullName}\n`),
    }),
  }),
};

const saved: { name: string; blob: Blob | undefined }[] = [];

beforeAll(() => {
  serveFonts();
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved.push({ name: this.download, blob: last });
  };
});
afterEach(cleanup);

async function show(given: Pick<ComponentProps<typeof FinalPreview>, 'exporters' | 'notes'> = {}) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NoticeProvider>
        {inRouter(
          <FinalPreview
            resume={SAMPLE}
            name="For Galley"
            editorHref="/resume/1/contact"
            panel={null}
            onReorder={() => {}}
            onGoTo={() => {}}
            designs={createDesigns([second, classic])}
            exporters={createExporters([...EXPORTERS.all, text])}
            {...given}
          />,
        )}
      </NoticeProvider>
    </QueryClientProvider>,
  );
  return screen.findByRole('article');
}

const drawn = (words: string) =>
  [...document.querySelectorAll('svg text')].find((each) => each.textContent?.includes(words));

it('[HO6] draws a second design, registered in this test alone, as it will be printed', async () => {
  const article = await show();
  expect(document.querySelector('[data-sheets] svg')?.getAttribute('viewBox')).toBe('0 0 420 595');
  expect(document.querySelector('[data-sheets] svg rect')?.getAttribute('fill')).toBe('#f0f4f0');

  const heading = drawn('SKILLS');
  expect(heading?.getAttribute('fill')).toBe('#006644');
  expect(heading?.getAttribute('letter-spacing')).toBe('0.5');
  expect(heading?.getAttribute('font-family')).toBe('r-amiri-latin-700');
  expect(heading?.getAttribute('x')).toBe('30');
  expect(drawn('Analyst')?.getAttribute('font-family')).toBe('r-amiri-latin-700-italic');
  expect(drawn('Analyst')?.getAttribute('x')).toBe('160');

  const read = article.textContent ?? '';
  expect(read.indexOf('Engines')).toBeLessThan(read.indexOf('Ada'));
});

const otherFormats = () => screen.getByRole('button', { name: 'Other formats' });

it('[HO6] [EX1] offers a format, registered in this test alone, beside the PDF', async () => {
  await show();
  const names = screen.getAllByRole('button', { name: /DOWNLOAD/ }).map((each) => each.textContent);
  expect(names).toEqual(['DOWNLOAD PDF']);
  await userEvent.click(otherFormats());
  const rows = await screen.findAllByRole('menuitem');
  expect(rows.map((row) => row.textContent?.replace(/(?:For|To|Not) .*/, ''))).toEqual([
    'Word',
    'Plain text',
    'Markdown',
    'JSON Resume',
    'Text',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Text/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('Ada_Lovelace.size');
  expect(saved[0]?.blob?.type).toBe('text/plain');
});

it('[EX1] says on the menu what becomes of two columns, and what else is to be known of a format', async () => {
  await show({
    notes: new Map<string, FormatNote>([
      ['docx', { kind: 'loss', text: 'One date does not come back.' }],
      ['txt', { kind: 'running' }],
      ['md', { kind: 'whole' }],
    ]),
  });
  await userEvent.click(otherFormats());
  const row = await screen.findByRole('menuitem', { name: /^Word/ });
  expect(row.textContent).toContain('The two columns become one.');
  expect(row.textContent).toContain('One date does not come back.');
  const saidOf = (name: RegExp) => screen.getByRole('menuitem', { name }).textContent;
  expect(saidOf(/^Plain text/)).toContain('Checking');
  expect(saidOf(/^Markdown/)).not.toContain('again');
  expect(saidOf(/^JSON Resume/)).toContain('Not checked yet.');
});
