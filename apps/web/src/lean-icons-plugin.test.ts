import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leanIcons } from './lean-icons-plugin.ts';

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

const transform = leanIcons().transform as unknown as (
  code: string,
  id: string,
) => { code: string } | undefined;

const asIcon = (name: string, code = read(`icons/${name}.mjs`)) =>
  transform(code, `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`)?.code;

describe('icons of a build', () => {
  it('have their shapes, and neither names nor keys', () => {
    const code = asIcon('house') ?? '';
    expect(code).toContain('M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8');
    expect(code).not.toMatch(/key:|name:|aliases:|size:/);
  });

  it('have their other names', () => {
    expect(asIcon('home')).toBeUndefined();
    expect(asIcon('index')).toBeUndefined();
  });

  it('are refused in a form that is not known', () => {
    const foreign = "import { icon } from '../icon.mjs';\nexport default icon('house');\n";
    expect(() => asIcon('house', foreign)).toThrow('is not as icons were');
    const keyed = read('icons/house.mjs').replace('node: [', 'node: [["rect", { key: `a` }],');
    expect(() => asIcon('house', keyed)).toThrow('is not as icons were');
  });

  it('are hidden from assistive technology', () => {
    const made = transform('', '/node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
    expect(made?.code).toContain("'aria-hidden': true");
  });
});
