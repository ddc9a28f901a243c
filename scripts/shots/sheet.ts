/** The contact sheet: every picture of an album on one page. */
import { type Locale, locales } from '../../site/src/i18n/locale.ts';
import type { Entry } from './album.ts';
import { pageTitle, stateTitle, type Subject } from './subjects.ts';
import { captionOf, documentOf, escape, filtersOf, inLanguage, itemAttributes, languageTitle, sizeOf, sourceOf, themeTitle } from './template.ts';

/** A picture and its subject. */
export interface Shown {
  readonly subject: Subject;
  readonly entry: Entry;
}

function item({ subject, entry: { width, height, bytes, cut } }: Shown): string {
  const size = `${width} × ${height} px, ${sizeOf(bytes)}${cut ? ', cut off below' : ''}`;
  return `<li ${itemAttributes(subject)}><a href="${sourceOf(subject)}"><img loading="lazy" decoding="async" src="${sourceOf(subject)}" width="${width}" height="${height}" alt="${escape(captionOf(subject))}" data-size="${size}"></a><p><strong>${subject.width} px</strong><br>${size}</p></li>`;
}

const both = (title: (locale: Locale) => string) => locales.map((locale) => inLanguage(title(locale), locale)).join(' ');

/** The members of each group, in the order in which the groups come. */
const grouped = (shown: readonly Shown[], key: (subject: Subject) => string): Shown[][] => [...Map.groupBy(shown, ({ subject }) => key(subject)).values()];

function section(shown: readonly Shown[]): string {
  const [first] = shown;
  if (first === undefined) return '';
  const { page, state } = first.subject;
  const groups = grouped(shown, ({ theme, locale }) => `${locale} ${theme}`).map((members) => {
    const [one] = members;
    if (one === undefined) return '';
    const { theme, locale } = one.subject;
    return `<div class="group"><h3>${inLanguage(`${themeTitle(theme, locale)}, ${languageTitle(locale)}`, locale)}</h3><ul>${members.map(item).join('\n')}</ul></div>`;
  });
  return `<section id="${escape(page.name)}-${state}"><h2>${both((locale) => pageTitle(page.name, locale))}<small>${both((locale) => stateTitle(state, locale))}</small></h2><div class="groups">${groups.join('\n')}</div></section>`;
}

/** The contact sheet's document. */
export function contactSheet(shown: readonly Shown[]): Promise<string> {
  const subjects = shown.map(({ subject }) => subject);
  const sections = grouped(shown, ({ page, state }) => `${page.name} ${state}`).map(section);
  return documentOf(
    'Uno at a glance',
    `<header class="top"><h1>Uno at a glance</h1>
<p>Every page and its states, at each width, in each theme, in both languages. A picture enlarges: the arrow keys walk through those that are shown, Escape closes.</p></header>
${filtersOf(subjects)}
<main>${sections.join('\n')}<p class="none">No picture is all of these: untick one.</p></main>
<dialog aria-label="A picture, enlarged"><header><p data-caption aria-live="polite"></p><nav aria-label="Pictures"><button type="button" data-step="-1">Previous</button><span data-place></span><button type="button" data-step="1">Next</button></nav><form method="dialog"><button>Close</button></form></header><div class="stage" tabindex="0" role="region" aria-label="The picture"><img alt=""></div></dialog>`,
  );
}

