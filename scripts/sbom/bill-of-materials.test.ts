import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { billOfMaterials, type LockedPackage } from './bill-of-materials.ts';

const PRODUCT = { name: 'Shortlist', version: '1.2.3', license: 'MIT' };
const NOW = new Date('2026-11-30T12:00:00Z');
const DIGEST = Buffer.alloc(64, 0xab);

it('lists each installed package once, and no package of ours', () => {
  const integrity = `sha512-${DIGEST.toString('base64')}`;
  const { components, metadata } = billOfMaterials(
    PRODUCT,
    {
      '': { version: '1.2.3' },
      'packages/model': {},
      'node_modules/@shortlist/model': { link: true },
      'node_modules/b': { version: '2.0.0', dev: true, license: '(MIT OR ISC)' },
      'node_modules/@scope/a': { version: '1.0.0', license: 'MIT', integrity },
      'node_modules/x/node_modules/b': { version: '2.0.0', optional: true },
      'node_modules/alias': { name: 'real', version: '3.0.0+1' },
    },
    NOW,
  );
  expect(metadata).toMatchObject({ timestamp: NOW.toISOString(), component: { version: '1.2.3' } });
  expect(components).toMatchObject([
    {
      purl: 'pkg:npm/%40scope/a@1.0.0',
      scope: 'required',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: 'ab'.repeat(64) }],
    },
    { purl: 'pkg:npm/b@2.0.0', scope: 'optional' },
    { purl: 'pkg:npm/real@3.0.0%2B1', name: 'real' },
  ]);
  expect(components).toHaveLength(3);
});

it('has the version and digest of every package of the lock file', () => {
  const lock = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, LockedPackage> };
  const { components } = billOfMaterials(PRODUCT, packages, NOW);
  const named = components.map(({ name }) => name);
  for (const name of ['fastify', 'better-auth', 'react', 'nodemailer'])
    expect(named).toContain(name);
  expect(components.filter((each) => !('hashes' in each))).toEqual([]);
  expect(components.filter(({ scope }) => scope === 'required').length).toBeGreaterThan(100);
});
