// `npm run house-themes`: writes evergreen, harbour, brick and midnight from their seeds.
import { writeFileSync } from 'node:fs';
import { houseThemeNames, houseThemePath, houseThemeText } from './houseThemes.ts';

for (const name of houseThemeNames) writeFileSync(houseThemePath(name), houseThemeText(name));
