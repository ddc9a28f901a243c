/** The contact sheet: every picture of an album on one page. */
import { type Locale, langOf, locales } from '../../site/i18n/locale.ts';
import type { Entry } from './album.ts';
import type { OtherBrowserShot, OtherBrowserShots } from './otherBrowsers.ts';
import { pageTitle, stateTitle, type Subject } from './subjects.ts';
import { captionOf, documentOf, escape, filtersOf, inLanguage, itemAttributes, languageTitle, sizeOf, sourceOf, themeTitle } from './template.ts';

/** A picture and its subject. */
export interface ShotWithSubject {
  readonly subject: Subject;
  readonly entry: Entry;
}

function item({ subject, entry: { width, height, bytes, cut } }: ShotWithSubject): string {
  const size = `${width} × ${height} px, ${sizeOf(bytes)}${cut ? ', cut off below' : ''}`;
  return `<li ${itemAttributes(subject)}><a href="${sourceOf(subject)}"><img loading="lazy" decoding="async" src="${sourceOf(subject)}" width="${width}" height="${height}" alt="${escape(captionOf(subject))}" data-size="${size}"></a><p><strong>${subject.width} px</strong><br>${size}</p></li>`;
}

const formatBoth = (title: (locale: Locale) => string) => locales.map((locale) => inLanguage(title(locale), locale)).join(' ');

/** The members of each group, in the order of the groups' first members. */
const groupsOf = (shown: readonly ShotWithSubject[], key: (subject: Subject) => string): ShotWithSubject[][] => [...Map.groupBy(shown, ({ subject }) => key(subject)).values()];

function section(shown: readonly ShotWithSubject[]): string {
  const [first] = shown;
  if (first === undefined) return '';
  const { page, state } = first.subject;
  const groups = groupsOf(shown, ({ theme, locale }) => `${locale} ${theme}`).map((members) => {
    const [one] = members;
    if (one === undefined) return '';
    const { theme, locale } = one.subject;
    return `<div class="group"><h3>${inLanguage(`${themeTitle(theme, locale)}, ${languageTitle(locale)}`, locale)}</h3><ul>${members.map(item).join('\n')}</ul></div>`;
  });
  return `<section id="${escape(page.name)}-${state}"><h2>${formatBoth((locale) => pageTitle(page.name, locale))}<small>${formatBoth((locale) => stateTitle(state, locale))}</small></h2><div class="groups">${groups.join('\n')}</div></section>`;
}

const viewTitles = { top: 'as the window opens', form: 'the form' } as const satisfies Record<OtherBrowserShot['view'], string>;

function otherItem({ engine, page, view, width, height, locale, source }: OtherBrowserShot): string {
  const caption = `${engine}: ${pageTitle(page, locale)}, ${viewTitles[view]}, ${width} px, ${languageTitle(locale)}`;
  return `<li data-item data-page="${escape(page)}" data-state="arrival" data-width="${width}" data-theme="evergreen" data-language="${langOf(locale)}"><a href="${source}"><img loading="lazy" decoding="async" src="${source}" width="${width}" height="${height}" alt="${escape(caption)}" data-size="${width} × ${height} px"></a><p><strong>${engine}</strong>, ${width} px</p></li>`;
}

/** The pictures of the other browsers, grouped by view, and the reasons for missing ones. */
function othersSection({ shots, sentences }: OtherBrowserShots): string {
  const groups = [...Map.groupBy(shots, ({ page, view, locale }) => `${page} ${view} ${locale}`).values()].map((members) => {
    const [first] = members;
    if (first === undefined) return '';
    return `<div class="group"><h3>${inLanguage(pageTitle(first.page, first.locale), first.locale)}, ${viewTitles[first.view]}</h3><ul>${members.map(otherItem).join('\n')}</ul></div>`;
  });
  const said = sentences.map((sentence) => `<p>${escape(sentence)}</p>`).join('\n');
  const pictures = groups.length === 0 ? '' : `<section id="other-engines"><h2>Other engines</h2><div class="groups">${groups.join('\n')}</div></section>`;
  return said === '' ? pictures : `${pictures}<aside aria-label="Other engines">${said}</aside>`;
}

/** The contact sheet's document. @param others the pictures of other browsers. Default: none */
export function contactSheet(shown: readonly ShotWithSubject[], others: OtherBrowserShots = { shots: [], sentences: [] }): Promise<string> {
  const subjects = shown.map(({ subject }) => subject);
  const sections = groupsOf(shown, ({ page, state }) => `${page.name} ${state}`).map(section);
  return documentOf(
    'Uno at a glance',
    `<header class="top"><h1>Uno at a glance</h1>
<p>Every page and its states, at each width, in each theme, in both languages. Click a picture to enlarge it; the arrow keys show the next ones, Escape closes it.</p></header>
${filtersOf(subjects)}
<main>${sections.join('\n')}${othersSection(others)}<p class="none">No picture matches all filters: untick one.</p></main>
<dialog aria-label="A picture, enlarged"><header><p data-caption aria-live="polite"></p><nav aria-label="Pictures"><button type="button" data-step="-1">Previous</button><span data-place></span><button type="button" data-step="1">Next</button></nav><form method="dialog"><button>Close</button></form></header><div class="stage" tabindex="0" role="region" aria-label="The picture"><img alt=""></div></dialog>`,
  );
}

