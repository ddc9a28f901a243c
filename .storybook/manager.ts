import { hexOf, type ThemeName } from '@uno/tokens';
import { addons } from 'storybook/manager-api';
import { lookOf } from './look.ts';

// The frame around the stories follows the reader's system; the stories follow the theme toolbar.
const theme: ThemeName = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'midnight' : 'evergreen';

addons.setConfig({ theme: lookOf(theme) });

// Storybook writes the chosen entry in white, which can't be read on midnight's green.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.sidebar-item[data-selected='true'], .sidebar-item[data-selected='true'] * { color: ${hexOf(theme, 'paper')} !important; }`);
document.adoptedStyleSheets.push(sheet);
