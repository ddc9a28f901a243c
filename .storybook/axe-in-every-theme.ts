import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { themeNames } from '@uno/tokens';
import { THEME_RULES } from '../tests/steps/theme-rules.ts';
import { standStill } from './stand-still.ts';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The context of the same story, with axe limited to its colour rules. */
const withThemeRulesOnly = (context: Parameters<AfterEach>[0]): Parameters<AfterEach>[0] => {
  const { a11y = {} } = context.parameters;
  const options = { ...a11y.options, runOnly: { type: 'rule', values: [...THEME_RULES] } };
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } };
};

/**
 * Runs axe's colour rules on a story, as its `play` left it, in every theme except the story's own, where the addon
 * runs all rules. Themes differ only in the values of custom properties, so `play` need not run again.
 *
 * @throws what axe found, with the theme's name
 */
export const axeInEveryTheme: AfterEach = async (context) => {
  const { dataset } = document.documentElement;
  const own = dataset['theme'];
  const narrowed = withThemeRulesOnly(context);
  try {
    for (const theme of themeNames.filter((name) => name !== own)) {
      dataset['theme'] = theme;
      await standStill();
      await runAxe(narrowed);
    }
  } catch (error) {
    throw new Error(`In the theme ${dataset['theme']}: ${message(error)}`, { cause: error });
  } finally {
    if (own !== undefined) dataset['theme'] = own;
  }
  await standStill();
};
