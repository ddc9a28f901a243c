import { describe, expect, test } from 'vitest';
import { parseRobots } from '../../packages/audit/src/crawl.ts';
import { applyWaivers, definiteFailures, mergeResults } from '../../packages/audit/src/findings.ts';
import { asCsv, asOpenAcr } from '../../packages/audit/src/report/formats.ts';
import { verdictOf } from '../../packages/audit/src/report/verdict.ts';
import type { EngineName, Result } from '../../packages/audit/src/results.ts';
import type { ViewReport } from '../../packages/audit/src/run.ts';

const result = (engine: EngineName, verdict: Result['verdict'], criteria = ['1.1.1']): Result => ({ engine, rule: 'image', criteria, verdict, sentence: '=No words.', path: '/html[1]/img[1]', html: '<img id="map">' });

const view = (state: string, ...results: Result[]): ViewReport => ({
  path: '/', state, width: 320, exists: true, title: '', lang: 'en', pictures: {}, seconds: 1, themes: [{ theme: '', report: { results, applied: [{ engine: 'axe', rule: 'image', criteria: ['1.1.1'] }] } }],
});

const answer = { criterion: '1.1.1', verdict: 'supports', who: 'auditor', date: '2027-01-02', with: 'Firefox', remarks: '' } as const;

test('one element and one criterion are one finding, with each engine and each state', () => {
  const findings = mergeResults([view('arrival', result('axe', 'undecided'), result('ibm', 'failed')), view('menu', result('axe', 'undecided'))]);
  expect(findings).toMatchObject([{ criterion: '1.1.1', verdict: 'failed', where: ['arrival, 320 px', 'menu, 320 px'], statements: [{ engine: 'ibm' }, { engine: 'axe' }] }]);
});

test('what only AAA asks for is left out, and good practice fails nothing', () => {
  const findings = mergeResults([view('arrival', result('alfa', 'failed', ['2.4.9']), result('axe', 'failed', []))]);
  expect(findings.map(({ criterion }) => criterion)).toEqual(['']);
  expect(definiteFailures(findings)).toEqual([]);
});

test('a waiver ends on its day', () => {
  const findings = mergeResults([view('arrival', result('axe', 'failed'))]);
  const waivers = [{ rule: 'axe/image', node: 'id="map"', reason: 'The supplier of the map corrects it.', until: '2027-04-01' }];
  expect(definiteFailures(applyWaivers(findings, waivers, '2027-03-31'))).toHaveLength(0);
  expect(definiteFailures(applyWaivers(findings, waivers, '2027-04-01'))).toHaveLength(1);
});

describe('a machine alone supports nothing', () => {
  const findings = mergeResults([view('arrival', result('axe', 'failed'))]);

  test.each([
    ['nothing found', [], [], 'not-evaluated'],
    ['nothing found, and a person confirms', [], [answer], 'supports'],
    ['a failure', findings, [], 'does-not-support'],
    ['a failure, and a person who says otherwise', findings, [answer], 'does-not-support'],
  ])('%s', (_, found, answers, level) => {
    expect(verdictOf('1.1.1', { findings: found, answers }).level).toBe(level);
  });
});

test('the conformance report lists 55 criteria', () => {
  const target = { origin: 'https://example.org', name: 'Example', pages: [], themes: [], atOnce: 1, pause: 0, context: {}, prepare: () => Promise.resolve(), stop: () => Promise.resolve() };
  const data = { folder: '', target, views: [], findings: [], answers: [], today: '2027-01-01', quick: false, widths: [320], themes: [''], browser: '', minutes: 1, gone: [] };
  const { success_criteria_level_a: a, success_criteria_level_aa: aa } = asOpenAcr(data).chapters;
  expect([a.criteria.length, aa.criteria.length]).toEqual([31, 24]);
});

test('no cell of the sheet is a formula', () => {
  expect(asCsv(mergeResults([view('arrival', result('axe', 'failed'))]), 'https://example.org')).toContain('"\'=No words."');
});

describe('robots.txt', () => {
  const robots = parseRobots('User-agent: other\nDisallow: /\n\nUser-agent: *\nDisallow: /private/ # secret\nAllow: /private/open\nDisallow: /*.pdf$\nSitemap: https://example.org/map.xml');

  test.each([['/', true], ['/private/x', false], ['/private/open/x', true], ['/a.pdf', false], ['/a.pdf?x', true]])('%s: %s', (path, allowed) => {
    expect(robots.allows(path)).toBe(allowed);
  });

  test('names the sitemap', () => {
    expect(robots.sitemaps).toEqual(['https://example.org/map.xml']);
  });
});
