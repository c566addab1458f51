import { join } from 'node:path';
import { createExporters, EXPORTERS, type Exporter } from '@shortlist/exporters';
import { createDesigns, DESIGNS, type Design } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { REGISTRIES } from './registries.ts';
import { runShortlist, SAMPLES } from './run-shortlist.test-support.ts';

const SAMPLE = join(SAMPLES, '01-engineer.json');

it('[HO6] lists and uses a design and a format that are registered in this test alone', async () => {
  const [classic] = DESIGNS.all;
  const second: Design = {
    ...classic,
    id: 'second',
    name: 'Second',
    defaults: { design: 'second', paper: 'a4' },
    print: (view, look) => {
      const document = classic.print(view, look);
      return { ...document, sheet: { ...document.sheet, width: 700, height: 500 } };
    },
  };
  const text: Exporter = {
    ...EXPORTERS.all[0],
    id: 'size',
    name: 'Text',
    extension: 'size',
    load: async () => ({
      write: async ({ layOut }) => {
        const { sheet } = (await layOut()).paged;
        const size = `${sheet.width} x ${sheet.height}`;
        return { kind: 'written', bytes: new TextEncoder().encode(size) };
      },
    }),
  };
  const registries = {
    ...REGISTRIES,
    designs: createDesigns([classic, second]),
    exporters: createExporters([...EXPORTERS.all, text]),
  };
  const help = await runShortlist(['render', '--help'], { registries });
  expect(help.text).toContain('md (Markdown), json (JSON Resume), size (Text)');
  expect(help.text).toContain('classic (Classic), second (Second)');

  const args = ['render', SAMPLE, '--template', 'second', '-o', '-'];
  const written = await runShortlist([...args, '--format', 'size'], { registries });
  expect(written).toMatchObject({ code: 0, text: '700 x 500' });
  const pdf = await runShortlist(args, { registries });
  expect(pdf.stdout.toString('latin1')).toContain('/MediaBox [0 0 700 500]');
});
