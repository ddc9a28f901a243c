import '@uno/tokens/themes';
import '@uno/tokens/art';
import '@uno/tokens/fonts';
import '@uno/ui/reset';
import './preview.css.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ContentsTitle, DocsPage } from './DocsPage.tsx';
import { axeInEveryTheme } from './axe-in-every-theme.ts';
import { usableControls } from './usable-controls.ts';
import { toolbars } from './globals.ts';
import { initialGlobals } from './initial-globals.ts';
import { THEME_RULES } from '../tests/steps/theme-rules.ts';
import { InModes } from './modes/InModes.tsx';
import { viewports } from './modes/viewports.ts';
import { standStill } from './stand-still.ts';
import { unoGlobals } from './uno-globals.ts';

/** Whether the stories are run as tests (`vitest.config.ts`). */
const tested = import.meta.env['STORYBOOK_TESTED'] !== undefined;

/** axe's colour rules are left out where another run checks the colours of the same stories (`tests/matrix.ts`). */
const rules = import.meta.env['STORYBOOK_COLOURS'] === 'checked' ? Object.fromEntries(THEME_RULES.map((rule) => [rule, { enabled: false }])) : {};

// A busy machine scrolls and animates late; a test that waits for a state continues as soon as the state is there.
if (tested) configure({ asyncUtilTimeout: 10_000 });

/** The theme, the language and the modes of the toolbars. */
const inModes: Decorator = (Story, { globals }) => (
  <InModes chosen={unoGlobals(globals)}>
    <Story />
  </InModes>
);

const preview: Preview = {
  argTypesEnhancers: [usableControls],
  globalTypes: toolbars,
  initialGlobals: { ...initialGlobals },
  decorators: [inModes],
  // Runs before axe's own hook: Storybook runs these hooks from the last to the first.
  ...(tested && { afterEach: import.meta.env['STORYBOOK_EVERY_THEME'] ? axeInEveryTheme : standStill }),
  parameters: {
    // Under Vitest axe does not list passed rules, which takes most of its time.
    a11y: { test: 'error', ...(tested && { options: { resultTypes: ['violations', 'incomplete'], rules } }) },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // The table of contents leaves out “Also called”, which is a heading only for the search.
    docs: { container: DocsPage, toc: { headingSelector: 'h2:not(h1 + h2)', title: <ContentsTitle /> } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find a component',
          'Changes',
          'Tools',
          'Guides',
          ['Getting started', 'Make it yours', 'Plain HTML', 'A form with a schedule', 'Testing with it', 'Beside an existing reset', 'Upgrading'],
          'Foundations',
          ['Colour', 'Type', 'Space and grid', 'Motion', 'Icons and pictograms', 'Wordmark', 'Uno’s drawings', 'Scenes', 'Voice', 'Errors'],
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
