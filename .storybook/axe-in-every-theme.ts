import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { themeNames } from '@uno/tokens';
import { standStill } from './still.ts';

type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A story, as its play leaves it, through the addon's own axe in each theme that it isn't in; its own theme is the
 * addon's. Themes differ in the values of custom properties alone, so the story need not be played again.
 *
 * @throws what axe found, with the theme's name
 */
export const axeInEveryTheme: AfterEach = async (context) => {
  const { dataset } = document.documentElement;
  const own = dataset['theme'];
  try {
    for (const theme of themeNames.filter((name) => name !== own)) {
      dataset['theme'] = theme;
      await standStill();
      await runAxe(context);
    }
  } catch (error) {
    throw new Error(`In the theme ${dataset['theme']}: ${message(error)}`, { cause: error });
  } finally {
    if (own !== undefined) dataset['theme'] = own;
  }
  await standStill();
};
