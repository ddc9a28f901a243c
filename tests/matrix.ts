import { themeNames } from '@uno/tokens';
import { locales } from '../site/src/i18n/locale.ts';
import { runSteps } from './steps/run-steps.ts';
import { browserStep, stories } from './steps/steps.ts';

// The story suite in every theme and language; `npm test` has done the first of each.

const [firstTheme] = themeNames;
const [firstLocale] = locales;
const others = themeNames.flatMap((theme) =>
  locales.flatMap((locale) =>
    theme === firstTheme && locale === firstLocale ? [] : [stories(`stories ${theme} ${locale}`, theme, locale)],
  ),
);

process.exitCode = await runSteps([browserStep, ...others]);
