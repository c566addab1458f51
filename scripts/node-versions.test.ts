import { describe, expect, it } from 'vitest';
import { chooseNode, isFixed } from './node-versions.mjs';

describe('a Node', () => {
  it.each(['v24.22.1', 'v24.23.0', '24.30.2', 'v26.12.1', 'v26.13.0', 'v27.0.0', 'v28.1.0'])(
    '%s has the fixes that are known',
    (version) => expect(isFixed(version)).toBe(true),
  );

  it.each([
    ...['v24.22.0', 'v24.21.0', 'v24.9.9', 'v26.12.0', 'v26.10.0', 'v26.0.0'],
    ...[
      'v20.20.2',
      'v22.23.4',
      'v23.11.0',
      'v25.9.0',
      'v27.0.0-nightly2026',
      '',
      'v24',
      'v24.22.1-rc.1',
    ],
  ])('%s lacks some, or is of no line that this code runs on', (version) =>
    expect(isFixed(version)).toBe(false),
  );

  it('of the machine is taken where it has them', () => {
    expect(chooseNode({ own: 'v26.12.1', packaged: '24.21.0' })).toEqual({ use: 'own' });
    expect(chooseNode({ own: 'v24.23.0', packaged: '24.23.1' })).toEqual({ use: 'own' });
  });

  it('of the package is taken else, and said to lack what it lacks', () => {
    expect(chooseNode({ own: 'v20.20.2', packaged: '24.22.1' })).toEqual({ use: 'packaged' });
    expect(chooseNode({ own: 'v20.20.2', packaged: '24.21.0' })).toEqual({
      use: 'packaged',
      warning: expect.stringMatching(
        /24\.21\.0 .*lacks .*CVE-2026-111497.*own is 20\.20\.2.*24\.22\.1 or 26\.12\.1/u,
      ),
    });
    expect(chooseNode({ own: undefined, packaged: '24.21.0' }).warning).toContain(
      'this machine has none',
    );
  });

  it('of the machine is taken where no package is installed, and said to lack what it lacks', () => {
    expect(chooseNode({ own: 'v26.12.1', packaged: undefined })).toEqual({ use: 'own' });
    expect(chooseNode({ own: 'v20.20.2', packaged: undefined })).toEqual({
      use: 'own',
      warning: expect.stringMatching(/Node 20\.20\.2, which lacks .* is not installed/u),
    });
  });
});
