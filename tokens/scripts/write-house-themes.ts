// `npm run house-themes`: writes evergreen, harbour, brick and midnight from their seeds, and the sheet for Tailwind.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tailwindTheme } from '../src/themeFrom/index.ts';
import { houseThemeNames, houseThemePath, houseThemeText } from './houseThemes.ts';

for (const name of houseThemeNames) writeFileSync(houseThemePath(name), houseThemeText(name));
writeFileSync(join(import.meta.dirname, '../src/tailwind.css'), tailwindTheme());
