import { type Resume, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import type { FieldTarget } from '#platform/navigation/field-target.ts';
import { inRouter } from '#platform/navigation/router/in-router.test-support.tsx';
import { expectPrinted } from '#printed.test-support.ts';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { FinalPreview } from './final-preview.tsx';

// A busy machine takes seconds to load the modules of a notice's dialog.
configure({ asyncUtilTimeout: 60_000 });

let asked: string[];
let files: { name: string; blob: Blob }[];
let ways: FieldTarget[];

beforeAll(() => {
  asked = serveFonts();
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  // jsdom downloads nothing; what would be downloaded is kept here instead.
  HTMLAnchorElement.prototype.click = function click() {
    if (last) files.push({ name: this.download, blob: last });
  };
});
beforeEach(() => {
  files = [];
  ways = [];
});
afterEach(cleanup);

function Desk({ first }: { first: Resume }) {
  const [resume, setResume] = useState(first);
  return (
    <FinalPreview
      resume={resume}
      name="For Galley"
      editorHref="/resume/1/contact"
      panel={<p>What the job asks for</p>}
      onReorder={(sectionOrder) => setResume(resumeWith({ sectionOrder }, resume))}
      onGoTo={(way) => ways.push(way)}
    />
  );
}

async function show(resume: Resume) {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <NoticeProvider>{inRouter(<Desk first={resume} />)}</NoticeProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('article');
}

const download = () => userEvent.click(screen.getByRole('button', { name: 'DOWNLOAD PDF' }));

async function sectionsOnPaper() {
  const article = await screen.findByRole('article');
  const headings = within(article).getAllByRole('heading', { level: 3 });
  return headings.map((heading) => heading.textContent?.toLowerCase());
}

describe('FinalPreview', () => {
  it('[PV1] leads back to the editor, and has room for what the job asks for', async () => {
    await show(SAMPLE);
    const back = screen.getByRole('link', { name: 'Back to Editor' });
    expect(back.getAttribute('href')).toBe('/resume/1/contact');
    expect(screen.getByText('What the job asks for')).toBeTruthy();
  });

  it('[PV4] puts a section elsewhere by keyboard, on the paper at once and in the order when dropped', async () => {
    const user = userEvent.setup();
    await show(resumeWith({ awards: [], certifications: [] }, SAMPLE));
    const skills = () => screen.getByRole('button', { name: 'Reorder Skills' });
    skills().focus();
    await user.keyboard(' {ArrowUp}{ArrowUp}');
    expect(screen.getByText('Skills moved to position 3 of 5')).toBeTruthy();
    await waitFor(async () =>
      expect(await sectionsOnPaper()).toEqual([
        'summary',
        'experience',
        'skills',
        'education',
        'projects',
      ]),
    );
    expect(document.activeElement).toBe(skills());
    await user.keyboard(' ');
    await waitFor(async () => expect((await sectionsOnPaper())[2]).toBe('skills'));
    expect(document.activeElement).toBe(skills());
  });

  it('[PV4] has the old order on the paper again after Escape', async () => {
    const user = userEvent.setup();
    await show(SAMPLE);
    screen.getByRole('button', { name: 'Reorder Summary' }).focus();
    await user.keyboard(' {ArrowDown}{Escape}');
    await waitFor(async () => expect((await sectionsOnPaper())[0]).toBe('summary'));
  });

  it('[PV7] [PV8] makes the PDF here, without a call, under the person’s name', async () => {
    await show(SAMPLE);
    const before = asked.length;
    await download();
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.name).toBe('Ada_Lovelace.pdf');
    expect(files[0]?.blob.type).toBe('application/pdf');
    expect((await files[0]?.blob.text())?.slice(0, 5)).toBe('%PDF-');
    expect(asked).toHaveLength(before);
  });

  it('[PV7] calls the file Resume.pdf when there is no name', async () => {
    await show({ ...SAMPLE, contact: { ...SAMPLE.contact, fullName: ' ' } });
    await download();
    await waitFor(() => expect(files[0]?.name).toBe('Resume.pdf'));
  });

  const withPlaceholders: Resume = resumeWith(
    {
      summary: 'Saved [number] hours by [what you changed].',
      awards: flatEntriesOf(SAMPLE, 'award', SECTIONS).map((award) => ({
        ...award,
        relevance: 'Won [prize]',
      })),
    },
    SAMPLE,
  );

  it('[ED18] warns of each blank with its place, and downloads when told to', async () => {
    await show(withPlaceholders);
    await download();
    const dialog = await screen.findByRole('dialog', { name: '3 blanks are not filled in' });
    const listed = within(dialog).getAllByRole('listitem');
    expect(listed.map((item) => item.textContent)).toEqual([
      'SummarySaved [number] hours by [what you changed].',
      'Awards, First programWon [prize]',
    ]);
    const marked = [...dialog.querySelectorAll('mark')].map((mark) => mark.textContent);
    expect(marked).toEqual(['[number]', '[what you changed]', '[prize]']);
    expect(files).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download anyway' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(ways).toEqual([]);
  });

  it.each([
    { choice: 'Go to the first', label: 'number' },
    { choice: /\[prize\]/, label: 'prize' },
  ])('[ED18] leads to a blank instead: $choice', async ({ choice, label }) => {
    await show(withPlaceholders);
    await download();
    await userEvent.click(await screen.findByRole('button', { name: choice }));
    await waitFor(() => expect(ways).toHaveLength(1));
    expect(ways[0]).toMatchObject({ label });
    expect(files).toHaveLength(0);
  });

  it('[ED18] does nothing when the warning is closed', async () => {
    await show(withPlaceholders);
    await download();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([files, ways]).toEqual([[], []]);
  });

  it('[PV8] refuses to print what no font has, and names it', async () => {
    await show(resumeWith({ summary: 'Ships 😀 daily' }, SAMPLE));
    await download();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('😀 (U+1F600)');
    expect(files).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  });

  it('[PV8] tells when the file cannot be made, and tries again', async () => {
    expectPrinted('The PDF was not made Error: Out of memory.');
    const makeUrl = URL.createObjectURL;
    URL.createObjectURL = () => {
      throw new Error('Out of memory.');
    };
    await show(SAMPLE);
    await download();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The PDF could not be made. Out of memory.');
    URL.createObjectURL = makeUrl;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
