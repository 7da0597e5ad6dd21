import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { makeParts } from '../../api/src/parts';
import { loadConfig } from '../../api/src/platform/config/loadConfig';
import { openDatabase } from '../../api/src/platform/database/connect';
import { TelemetryMetrics } from '../../api/src/platform/telemetry/telemetry-metrics';
import { repository } from '../../scripts/paths';
import { pageMetrics } from '../../shell/server/metrics';
import { findPromtool } from '../testing/promtool';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface RuleTest {
  input_series: { series: string }[];
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const { groups } = parse(read('docker/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { tests } = parse(read('docker/prometheus/alerts.test.yaml')) as { tests: RuleTest[] };

/** Prometheus's own metric: whether it could read a process's metrics. */
const OF_PROMETHEUS = 'up';

/** The metrics of an expression, with the labels that it selects or groups by. */
function metricsIn(expression: string): { name: string; labels: string[] }[] {
  const grouped = [...expression.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(
    ([, names = '']) => names.match(/\w+/g) ?? [],
  );
  const selectors = expression
    .replace(/\s*\bby \([^)]*\)\s*/g, '')
    .replace(/\[\w+\]/g, '')
    .replace(/\b(?:and|or|unless)\b/g, '');
  return [...selectors.matchAll(/([a-z]\w*)(\{[^}]*\})?(?=$|[^\w({])/g)].map(
    ([, name = '', selector = '']) => ({
      name,
      labels: [...grouped, ...[...selector.matchAll(/(\w+)=/g)].map(([, label = '']) => label)],
    }),
  );
}

/** Every metric that the API and the page server export, by name, with its labels. Nothing is started, and nothing connects. */
async function exported(): Promise<Map<string, string[]>> {
  const db = openDatabase({ url: 'postgres://127.0.0.1:1/none', maxConnections: 1 });
  const config = loadConfig({ LOG_LEVEL: 'silent' });
  const { registry } = makeParts({ config, db, jwtSecret: 'unused' }).platform.metrics;
  await db.destroy();
  new TelemetryMetrics(registry);
  const ofApi = registry.getMetricsAsArray().flatMap((metric): [string, string[]][] => {
    const { name, labelNames = [] } = metric as { name: string; labelNames?: string[] };
    if (!('upperBounds' in metric)) return [[name, labelNames]];
    return [
      [`${name}_bucket`, [...labelNames, 'le']],
      [`${name}_count`, labelNames],
    ];
  });
  return new Map([...ofApi, ...pageMetrics]);
}

/** A heading's anchor, as GitHub and our link check make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

let known: Map<string, string[]>;
beforeAll(async () => {
  known = await exported();
});

test('promtool finds every rule firing when it should, and silent when it should', () => {
  const folder = path.join(repository, 'docker/prometheus');
  const { status, stdout, stderr } = spawnSync(
    findPromtool(),
    ['test', 'rules', 'alerts.test.yaml'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
}, 180_000);

describe.each(rules.map((rule) => [rule.alert, rule] as const))('%s', (name, rule) => {
  const metrics = metricsIn(rule.expr);
  const cases = tests.flatMap(({ input_series: series, alert_rule_test: checks }) =>
    checks
      .filter(({ alertname }) => alertname === name)
      .map(({ exp_alerts: alerts }) => ({ fires: alerts.length > 0, series })),
  );

  test('is tested firing and silent, on the metrics that it is about', () => {
    expect(cases.map(({ fires }) => fires).sort()).toEqual([false, true]);
    for (const { series } of cases) {
      const given = series.map(({ series: one }) => one.replace(/\{.*/, ''));
      expect(given).toEqual(expect.arrayContaining(metrics.map((metric) => metric.name)));
    }
  });

  test('is about metrics that are exported', () => {
    expect(metrics).not.toEqual([]);
    for (const { name: metric, labels } of metrics) {
      if (metric === OF_PROMETHEUS) continue;
      expect([...known.keys()]).toContain(metric);
      expect(known.get(metric)).toEqual(expect.arrayContaining(labels));
    }
  });

  test('says how urgent it is, and leads to a heading that says what to do', () => {
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    const [file = '', anchor] = rule.annotations.runbook.split('#');
    const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
    expect(headings).toContain(anchor);
  });
});
