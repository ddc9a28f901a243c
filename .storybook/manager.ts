import { type ColorName, hexOf, type ThemeName, themeSources } from '@uno/tokens';
import { mark } from '@uno/tokens/mark';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './storybookTheme.ts';

// Storybook's own interface follows the reader's system; the stories follow the theme toolbar.
const theme: ThemeName = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'midnight' : 'evergreen';

const colour = (name: ColorName): string => hexOf(themeSources[theme], name);

const path = (d: string, fill: ColorName): string => `<path fill="${colour(fill)}" d="${d}"/>`;

/** The mark and the name, as HTML. */
const brandTitle = `<span class="uno-brand"><svg viewBox="0 0 ${mark.grid} ${mark.grid}" aria-hidden="true">${path(mark.frame, 'ink')}${path(mark.panes, 'clear')}${path(mark.lit, 'action')}</svg>${process.env['STORYBOOK_COMPANY_NAME'] ?? ''}<small>Design system</small></span>`;

addons.setConfig({ theme: { ...storybookTheme(theme), brandTitle } });

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.uno-brand { display: inline-flex; align-items: center; gap: 0.45em; font: 700 1.375rem/1 'Bricolage Grotesque', sans-serif; letter-spacing: -0.03em; }
.uno-brand svg { width: 1.05em; height: 1.05em; flex: none; }
.uno-brand small { margin-inline-start: 0.35em; padding-inline-start: 0.8em; border-inline-start: 1px solid ${colour('edge')}; font: 500 0.875rem/1.3 Figtree, sans-serif; letter-spacing: 0; }
.sidebar-item, .sidebar-item * { border-radius: 0 !important; }
/* One colour for all icons of the tree: their shapes already distinguish folders from stories. */
.sidebar-item:not([data-selected='true']) svg { color: ${colour('inkSoft')} !important; }
/* Storybook writes the chosen entry in white, which can't be read on midnight's green. */
.sidebar-item[data-selected='true'], .sidebar-item[data-selected='true'] * { color: ${colour('paper')} !important; }
/* Section names in normal case and size, instead of small capitals. */
.sidebar-subheading button { font-size: 0.9375rem !important; font-weight: 650 !important; letter-spacing: 0 !important; text-transform: none !important; color: ${colour('ink')} !important; }
`);
document.adoptedStyleSheets.push(sheet);
