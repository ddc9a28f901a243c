import '@uno/tokens/themes';
import '@uno/tokens/fonts';
import '@uno/ui/reset';
import './preview.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { DocsPage } from './DocsPage.tsx';
import { toolbars } from './globals.ts';
import { initialGlobals } from './initial-globals.ts';
import { InModes } from './modes/InModes.tsx';
import { viewports } from './modes/viewports.ts';
import { standStill } from './still.ts';
import { unoGlobals } from './uno-globals.ts';

/** The theme, the language and the modes of the toolbars. */
const inModes: Decorator = (Story, { globals }) => (
  <InModes chosen={unoGlobals(globals)}>
    <Story />
  </InModes>
);

const preview: Preview = {
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals },
  decorators: [inModes],
  // It runs before axe's: Storybook goes through these hooks from the last to the first.
  ...(import.meta.env['VITEST'] && { afterEach: standStill }),
  parameters: {
    // Under Vitest nobody reads what passed; to list it takes axe most of its time.
    a11y: { test: 'error', ...(import.meta.env['VITEST'] && { options: { resultTypes: ['violations', 'incomplete'] } }) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // “Also called” is a heading for the search alone: the table of contents leaves it out.
    docs: { container: DocsPage, toc: { headingSelector: 'h2:not(h1 + h2)' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space and grid', 'Motion', 'Icons and pictograms', 'Wordmark', 'Scenes', 'Voice'],
          'Layout',
          'Navigation',
          'Marketing',
          'Blog',
          'Forms',
          'Feedback',
          'Pages',
        ],
      },
    },
  },
};

export default preview;
