import { type Bilingual, criteria, type Language } from '../criteria.ts';
import { engineVersions } from '../engines.ts';
import type { Finding } from '../findings.ts';
import { type ReportData, rulesFor, verdictOf } from './verdict.ts';
import { words } from './words.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** How many findings a list shows; the CSV has all. */
const MOST_SHOWN = 200;

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1rem;max-width:72rem}
h2{margin-top:3rem}h3{margin-top:2rem}
a{color:LinkText}
:focus-visible{outline:3px solid;outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}caption{text-align:start;font-weight:700;padding-block:.5rem}
th,td{border:1px solid GrayText;padding:.4rem .6rem;text-align:start;vertical-align:top}
article{border:1px solid GrayText;border-inline-start-width:6px;padding:0 1rem 1rem;margin-block:1rem}
code,pre{font-size:.9rem;overflow-wrap:anywhere;white-space:pre-wrap}
img{max-width:100%;height:auto;border:1px solid GrayText}
details summary{padding-block:.3rem;cursor:pointer}
.skip{position:absolute;inset-block-start:-10rem}.skip:focus{inset-block-start:0;background:Canvas;padding:.5rem}
ul.links{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;padding:0;list-style:none}ul.links a{display:inline-block;padding-block:.3rem}`;

/** Findings that are the same on several pages: the same element, said by the same rules. */
function groupsOf(findings: readonly Finding[]): (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = [finding.criterion, finding.html, finding.waiver?.until, ...finding.statements.map(({ engine, rule, verdict }) => `${engine} ${rule} ${verdict}`)].join('\n');
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/** The report as one page in one language. Engines speak English: their sentences are marked so. */
export function reportPage(data: ReportData, language: Language): string {
  const { target, views, findings, answers } = data;
  const say = (text: Bilingual) => text[language];
  const english = (text: string, tag = 'span') => `<${tag}${language === 'en' ? '' : ' lang="en"'}>${escape(text)}</${tag}>`;
  const nameOf = (id: string) => say(criteria.find((one) => one.id === id) ?? words.goodPractice);

  const article = (group: readonly [Finding, ...Finding[]], index: number) => {
    const [first] = group;
    const { picture } = group.find((one) => one.picture !== undefined) ?? {};
    return `<article><h4>${index + 1}. ${first.criterion === '' ? '' : `${first.criterion} `}${nameOf(first.criterion)}${first.age === undefined ? '' : ` (${say(words[first.age])})`}</h4>
<ul>${first.statements.map(({ engine, rule, sentence, verdict }) => `<li><strong>${english(`${engine} ${rule}`)}</strong>, ${say(words[verdict])}: ${english(sentence)}</li>`).join('')}</ul>
${first.html === '' ? '' : `<pre><code>${escape(first.html)}</code></pre>`}
${picture === undefined ? '' : `<p><img src="${picture}" loading="lazy" alt="${escape(say(words.pictureOf).replace('{element}', first.path))}"></p>`}
${first.waiver ? `<p>${say(words.waived).replace('{until}', first.waiver.until)} ${english(first.waiver.reason)}</p>` : ''}
<details><summary>${say(words.places).replace('{count}', String(group.length))}: ${escape(first.page)}</summary><ul>${group.map(({ page, path, where }) => `<li><a href="${escape(target.origin + page)}">${escape(page)}</a>: <code>${escape(path)}</code> (${escape(where.join('; '))})</li>`).join('')}</ul></details></article>`;
  };
  const section = (id: string, title: Bilingual, list: readonly Finding[], intro: Bilingual) => {
    const groups = groupsOf(list);
    const shown = groups.slice(0, MOST_SHOWN).map(article).join('\n');
    return `<section aria-labelledby="${id}"><h3 id="${id}">${say(title)} (${groups.length})</h3><p>${say(groups.length === 0 ? words.none : intro)}</p>${shown}${groups.length > MOST_SHOWN ? `<p>${say(words.rest)}</p>` : ''}</section>`;
  };
  const table = (caption: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
    `<div class="scroll" tabindex="0" role="region" aria-label="${escape(caption)}"><table><caption>${escape(caption)}</caption><thead><tr>${heads.map((head) => `<th scope="col">${escape(head)}</th>`).join('')}</tr></thead><tbody>${rows
      .map(([head = '', ...cells]) => `<tr><th scope="row">${head}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</tbody></table></div>`;

  const own = findings.filter(({ criterion }) => criterion !== '');
  const failed = own.filter(({ verdict, waiver }) => verdict === 'failed' && waiver === undefined);
  const undecided = own.filter(({ verdict }) => verdict === 'undecided');
  const waived = own.filter(({ waiver }) => waiver !== undefined);
  const practice = findings.filter(({ criterion }) => criterion === '');
  const criterionRows = criteria.map((criterion) => {
    const { failed: failures, undecided: open, answer, contradicted, level } = verdictOf(criterion.id, data);
    const rules = rulesFor(views, criterion.id);
    return [
      `${criterion.id} ${escape(say(criterion))} (${criterion.level})`,
      `${say(words.levels[level])}${contradicted ? ` ${say(words.contradicted)}` : ''}`,
      rules.length === 0 ? say(words.noMachine) : `<details><summary>${say(words.rules).replace('{count}', String(rules.length))}</summary>${english(rules.join(', '), 'p')}</details>`,
      `${failures} / ${open}`,
      answer ? `${escape(answer.who)}, ${answer.date}, ${escape(answer.with)}: ${escape(answer.remarks)}` : escape(say(criterion.person)),
    ];
  });
  const viewRows = [...new Set(views.map(({ path }) => path))].map((path) => {
    const ownViews = views.filter((view) => view.path === path);
    const list = ownViews.map(({ state, width, exists, trouble }) => `${state} ${width}${trouble === undefined ? (exists ? '' : ` (${say(words.noState)})`) : ` (${english(trouble)})`}`);
    return [`<a href="${escape(target.origin + path)}">${escape(path)}</a>`, list.join(', ')];
  });
  const title = `${say(words.title)}${language === 'fr' ? '\u00a0' : ''}: ${target.name}`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${STYLE}</style></head><body>
<a class="skip" href="#main">${say(words.skip)}</a>
<header><p><a href="${language === 'en' ? 'index.fr.html' : 'index.html'}" lang="${language === 'en' ? 'fr' : 'en'}" hreflang="${language === 'en' ? 'fr' : 'en'}">${language === 'en' ? 'Français' : 'English'}</a></p></header>
<main id="main" tabindex="-1"><h1>${escape(title)}</h1>
<p>${say(words.lead)}</p>
${table(say(words.summary), [say(words.what), say(words.value)], [
    [say(words.site), `<a href="${escape(target.origin)}">${escape(target.origin)}</a>`],
    [say(words.date), `${data.today} (${data.minutes} min)`],
    [say(words.failures), String(failed.length)],
    [say(words.toDecide), String(undecided.length)],
    [say(words.waivedFindings), String(waived.length)],
    [say(words.answered), `${new Set(answers.map(({ criterion }) => criterion)).size} / ${criteria.length}`],
    ...(failed.some(({ age }) => age !== undefined) || data.gone.length > 0 ? [[say(words.baseline), `${failed.filter(({ age }) => age === 'new').length} / ${failed.filter(({ age }) => age === 'same').length} / ${data.gone.length}`]] : []),
    [say(words.depth), say(data.quick ? words.quick : words.whole)],
    [say(words.examined), `${viewRows.length} / ${views.filter(({ exists, trouble }) => exists && trouble === undefined).length}`],
    [say(words.widths), data.widths.map((width) => `${width} px`).join(', ')],
    [say(words.themes), data.themes.filter(Boolean).join(', ') || say(words.asIs)],
    [say(words.engines), english([...Object.values(engineVersions()), data.browser].join(', '))],
  ])}
<h2>${say(words.criteria)}</h2><p>${say(words.criteriaIntro)}</p>
${table(say(words.criteria), [say(words.criterion), say(words.verdict), say(words.machine), say(words.counts), say(words.person)], criterionRows)}
<h2>${say(words.findings)}</h2>
${section('failed', words.failures, failed, words.failedIntro)}
${section('undecided', words.toDecide, undecided, words.undecidedIntro)}
${section('waived', words.waivedFindings, waived, words.waivedIntro)}
${section('practice', words.goodPractice, practice, words.practiceIntro)}
<h2>${say(words.pages)}</h2>
${table(say(words.pages), [say(words.page), say(words.states)], viewRows)}
<h2>${say(words.files)}</h2>
<ul class="links">${['findings.csv', 'earl.jsonld', 'results.sarif', 'openacr.yaml', 'manifest.json', 'checklist.yaml'].map((file) => `<li><a href="${file}">${file}</a></li>`).join('')}</ul>
</main></body></html>`;
}
