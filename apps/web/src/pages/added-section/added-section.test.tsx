import { deletePart, savePart } from '@shortlist/contracts';
import { entriesOf, paperOrder } from '@shortlist/model';
import { PATENT } from '@shortlist/model/patent.test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { closeApp } from '#open-app.test-support.tsx';
import {
  addResume,
  ask,
  closePage,
  connect,
  openPage,
  readStored,
  sections,
} from './added-section.test-support.tsx';

afterEach(async () => {
  await closePage();
  closeApp();
});

async function scene() {
  const sent = await connect();
  const documentId = await addResume();
  const read = () => readStored(documentId);
  const stored = async (): Promise<Record<string, unknown>[]> =>
    entriesOf(await read(), PATENT).map((entry) => ({ ...entry }));
  const save = (key: string, content: object) =>
    ask(savePart, { params: { documentId, key }, body: { content: { ...content }, schema: 1 } });
  return { documentId, sent, read, stored, save };
}

const titles = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Title of invention' })
    .map(({ value }) => value);
const titleField = (nth = 0) =>
  screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Title of invention' }).then((all) => {
    const field = all[nth];
    if (!field) throw new Error(`There is no title ${nth}.`);
    return field;
  });
const add = () => screen.findByRole('button', { name: 'ADD ANOTHER PATENT' });

/** Opens the choice where something was changed in two places. */
async function openQuestion({ click }: { click: (element: Element) => Promise<void> }) {
  const [compare] = await screen.findAllByRole('button', { name: 'Compare' });
  if (compare) await click(compare);
}

it('[HO1] a patent is typed, saved by its key, there after a reload, moved and deleted', async () => {
  const { documentId, sent, stored } = await scene();
  const { user, address } = openPage(`/Resume/${documentId}/Patents`);
  await waitFor(() => expect(address()).toBe(`/resume/${documentId}/patents`));
  await user.type(await titleField(0), 'Loom');
  await user.click(screen.getByRole('button', { name: 'SAVE PATENT' }));
  await screen.findByText('Patent saved.');
  // On a busy machine autosave sends before the button is clicked: how often is not what counts.
  for (const { status, path } of sent.filter(({ method }) => method === 'PUT')) {
    expect(status).toBe(200);
    expect(path).toMatch(/^\/api\/documents\/[-\w]+\/parts\/patent%3A/);
  }
  expect((await stored()).map(({ title }) => title)).toEqual(['Loom']);

  // Now under the server's id: the next save changes this entry, and makes no second one.
  await user.type(await titleField(0), ' of brass');
  await user.click(await add());
  await user.type(await titleField(1), 'Punched card');
  await waitFor(async () =>
    expect((await stored()).map(({ title }) => title)).toEqual(['Loom of brass', 'Punched card']),
  );

  await closePage();
  const again = openPage(`/resume/${documentId}/patents`);
  await titleField(1);
  expect(titles()).toEqual(['Loom of brass', 'Punched card']);
  await again.user.click(screen.getByRole('button', { name: /^Move Punched card up/ }));
  await waitFor(async () =>
    expect((await stored()).map(({ title }) => title)).toEqual(['Punched card', 'Loom of brass']),
  );
  await again.user.click(screen.getByRole('button', { name: 'Delete Punched card' }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ title: 'Loom of brass' }]));
  // The server has deleted it before the page has the answer.
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'DELETE')).toMatchObject([{ status: 200 }]),
  );
});

it('[HO1] a patent stands on the preview’s pages and among the keywords found, and its section is moved', async () => {
  serveWorkers();
  const { documentId, read, save, sent } = await scene();
  await save('contact', { fullName: 'Ada King' });
  await save('summary', { text: 'Weaves numbers.' });
  await save('patent:one', { title: 'Analytical loom', claims: 'Programs Python' });
  const { user } = openPage(`/resume/${documentId}/final`);
  const article = await screen.findByRole('article');
  await waitFor(() => expect(article.textContent).toContain('Analytical loom'));
  expect(article.textContent).toContain('PATENTS');

  const panel = await screen.findByRole('complementary', { name: 'AI Keyword Targeting' });
  await user.click(within(panel).getByLabelText('Job description or job title'));
  await user.paste('Weaver\nRequirements\n- Python\n- SQL\n- Tableau');
  const matching = await within(panel).findByRole('list', { name: 'Matching Keywords' });
  expect(within(matching).getAllByRole('button')[0]?.textContent).toContain('Python');

  const handle = screen.getByRole('button', { name: /Patents/ });
  handle.focus();
  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  await waitFor(async () => {
    const order: readonly string[] = paperOrder(await read(), sections);
    expect(order.indexOf('patents')).toBeLessThan(order.indexOf('summary'));
    expect(order).toContain('patents');
  });
  expect(sent.map(({ path }) => path)).toContain(
    `/api/documents/${documentId}/parts/section_order`,
  );
});

it('[HO1] two windows that edit a patent merge its fields, and ask about the one that both changed', async () => {
  const { documentId, save, stored } = await scene();
  const { key } = await save('patent:one', { title: 'Loom', office: 'London' });
  const { user } = openPage(`/resume/${documentId}/patents`);
  const field = await titleField();
  await save(key, { title: 'Brass loom', office: 'Paris' });
  await user.clear(field);
  await user.type(field, 'Iron loom');
  await openQuestion(user);
  await user.click(await screen.findByRole('button', { name: /^Keep mine: .*Title of invention/ }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ title: 'Iron loom', office: 'Paris' }]),
  );
});

it('[HO1] a patent that another window deleted meanwhile is asked about', async () => {
  const { documentId, save, stored } = await scene();
  const { key } = await save('patent:one', { title: 'Loom' });
  const { user } = openPage(`/resume/${documentId}/patents`);
  const field = await titleField();
  await ask(deletePart, { params: { documentId, key } });
  await user.type(field, ' of brass');
  await openQuestion(user);
  await user.click(await screen.findByRole('button', { name: /^Keep mine/ }));
  await waitFor(async () => expect(await stored()).toMatchObject([{ title: 'Loom of brass' }]));
});
