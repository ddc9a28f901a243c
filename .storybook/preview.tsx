import '@uno/tokens/themes';
import '@uno/tokens/fonts';
import '@uno/ui/reset';
import './preview.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { TranslationProvider } from '../site/src/i18n/TranslationProvider.tsx';
import { DocsPage } from './DocsPage.tsx';
import { applyGlobals, toolbars, unoGlobals } from './globals.ts';
import { initialGlobals } from './initial-globals.ts';

/** The theme and the language of the toolbars, as the site has them: on the root element, and by `useLocale()`. */
const inThemeAndLanguage: Decorator = (Story, { globals }) => {
  const chosen = unoGlobals(globals);
  applyGlobals(chosen);
  return (
    <TranslationProvider locale={chosen.locale} dictionary={{}}>
      <Story />
    </TranslationProvider>
  );
};

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals },
  decorators: [inThemeAndLanguage],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage, toc: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space and grid', 'Motion'],
          'Layout',
          'Navigation',
          'Marketing',
          'Forms',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
