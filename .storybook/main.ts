import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { unoPlugins } from '../vite.plugins.ts';

/** Storybook: the component library, in every theme and both languages. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../tokens/fonts', to: '/fonts' }],
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: unoPlugins() }),
};

export default config;
