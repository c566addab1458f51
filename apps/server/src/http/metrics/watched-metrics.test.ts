import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { markBackup } from '#backup/last-backup.ts';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { TestServer } from '../../test-server.test-support.ts';

const deployed = (name: string) =>
  fileURLToPath(new URL(`../../../../../deploy/${name}`, import.meta.url));
const read = (name: string) => readFileSync(deployed(name), 'utf8');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

const Dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
  templating: z.object({ list: z.array(z.object({ query: z.string(), type: z.string() })) }),
});

/** Expressions of the alerts, each on one line, and of the dashboard. */
function listExpressions(): string[] {
  const alerts = Array.from(
    read('prometheus-rules.yml').matchAll(/^ +expr: (.+)$/gmu),
    ([, it = '']) => it,
  );
  const { panels, templating } = Dashboard.parse(JSON.parse(read('grafana-dashboard.json')));
  const variables = templating.list.filter(({ type }) => type === 'query');
  return [
    ...alerts,
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...variables.map(({ query }) => query.replace(/, *\w+\)$/u, ')')),
  ];
}

const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** Names of metrics in an expression of Prometheus: the words that are no labels, functions, operators or ranges. */
const metricsIn = (expression: string): string[] =>
  Array.from(
    expression
      .replace(/\{[^}]*\}|\[[^\]]*\]/gu, '')
      .replace(/\b(?:by|without|on|ignoring|group_left|group_right) *\([^)]*\)/gu, '')
      .matchAll(/\b[a-z_:][\w:]*\b(?! *\()/giu),
    ([word]) => word,
  ).filter((word) => !OPERATORS.has(word));

/** Each metric with the labels that are asked of it. */
const labelsIn = (expression: string): [string, string[]][] =>
  Array.from(expression.matchAll(/([a-z_]\w*)\{([^}]*)\}/gu), ([, metric = '', matchers = '']) => [
    metric,
    Array.from(matchers.matchAll(/(\w+) *(?:=|!=|=~|!~) *"/gu), ([, label = '']) => label),
  ]);

/** Labels by which an expression groups what it says. */
const groupsIn = (expression: string): string[] =>
  Array.from(
    expression.matchAll(/\b(?:by|without|on|ignoring|group_left|group_right) *\(([^)]*)\)/gu),
  ).flatMap(([, labels = '']) => labels.split(',').map((label) => label.trim()));

/** Prometheus's own metric, and the labels that it gives to each. */
const OWN = { metrics: ['up'], labels: ['job', 'instance'] };

describe('[RN2] the alerts and the dashboard of deploy', () => {
  const dataDir = temporaryFolder('watched');
  let port: unknown;
  let server: TestServer;
  beforeAll(async () => {
    const write = (line: string) => {
      const { msg, port: at } = JSON.parse(line) as { msg: string; port: unknown };
      if (msg === 'metrics are served') port = at;
    };
    const config = { logLevel: 'info', metricsPort: 0, dataDir } as const;
    server = await TestServer.open({ logTo: { write }, config });
    await server.visitor().addResume();
  });
  afterAll(() => server.close());

  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

  it('name metrics and labels that a server gives out', async () => {
    const metrics = await readMetrics();
    const types = Array.from(metrics.matchAll(/^# TYPE (\w+) (\w+)$/gmu));
    const given = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['bucket', 'count', 'sum'].map((it) => `${name}_${it}`) : [name],
      ),
    );
    const expressions = listExpressions();
    expect(expressions.length).toBeGreaterThan(25);
    const named = new Set(expressions.flatMap(metricsIn));
    expect([...named].filter((name) => !given.has(name))).toEqual(OWN.metrics);

    const samples = Array.from(metrics.matchAll(/^(\w+)\{(.+)\} /gmu));
    const labelsOf = (metric: string) =>
      samples
        .filter(([, name]) => name === metric)
        .flatMap(([, , labels = '']) =>
          Array.from(labels.matchAll(/(\w+)="/gu), ([, label]) => label),
        );
    const wrong = expressions.flatMap(labelsIn).filter(([metric, labels]) => {
      const known = [...OWN.labels, ...labelsOf(metric)];
      return labels.some((label) => !known.includes(label));
    });
    expect(wrong).toEqual([]);
    const ungrouped = expressions.filter((expression) => {
      const known = [...OWN.labels, ...metricsIn(expression).flatMap(labelsOf)];
      return groupsIn(expression).some((label) => !known.includes(label));
    });
    expect(ungrouped).toEqual([]);
  });

  it.skipIf(!hasPromtool)('are rules as Prometheus takes them', () => {
    const { stdout, status } = spawnSync(
      'promtool',
      ['check', 'rules', deployed('prometheus-rules.yml')],
      { encoding: 'utf8' },
    );
    expect([status, stdout]).toEqual([0, expect.stringMatching(/SUCCESS: \d\d rules found/u)]);
  });

  it('find the room on the disks, and the last backup once there is one', async () => {
    const before = await readMetrics();
    const bytes = /^shortlist_disk_(free|size)_bytes\{folder="data"\} (\d+)$/gmu;
    const disk = Object.fromEntries(
      Array.from(before.matchAll(bytes), ([, what, count]) => [what, Number(count)]),
    );
    expect(disk.free).toBeGreaterThan(0);
    expect(disk.size).toBeGreaterThanOrEqual(disk.free ?? 0);
    expect(before).not.toMatch(/^shortlist_last_backup_timestamp_seconds \d/mu);

    await markBackup(dataDir);
    const [, time] =
      /^shortlist_last_backup_timestamp_seconds ([\d.]+)$/mu.exec(await readMetrics()) ?? [];
    expect(Math.abs(Number(time) - Date.now() / 1_000)).toBeLessThan(60);
  });
});
