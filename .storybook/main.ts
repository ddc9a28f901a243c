import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vectorIcon } from '@uno/drawings/mark';
import { mergeConfig } from 'vite';
import { writeScenes } from '../site/build/scenes.ts';
import { sitePlugins } from '../site/build/vitePlugins.ts';
import { company } from '../site/company/facts.ts';
import { articlesModule } from './articles.ts';
import { componentFactsModule } from './component-facts.ts';
import { breakpointsModule } from './breakpoints.ts';
import { foldedSections } from './folded-sections.ts';
import { frenchPagesModule } from './french-pages.ts';
import { sceneBytes } from './scene-bytes.ts';
import { sourceTypesModule } from './source-types.ts';
import { markdownTables } from './markdown-tables.ts';
import { otherNames } from './other-names.ts';
import { portableManifest } from './portable-manifest.ts';

/** The pictures of the site's pages; they are served under `/images`, as on the site. */
const pictures = join(import.meta.dirname, '../.cache/storybook');
await writeScenes(pictures);

/** Storybook: the component library, in every theme and both languages. */
const config: StorybookConfig & { experimental_manifests: typeof portableManifest } = {
  framework: '@storybook/react-vite',
  // `*.fr.mdx` are no pages of their own: `DocsPage` shows them in French.
  stories: ['../stories/**/!(*.fr).mdx', '../stories/**/*.stories.tsx'],
  addons: [
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [markdownTables, otherNames, foldedSections] } } } },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Visual tests in Chromatic. Without an account its panel offers to sign in and nothing is sent (docs/testing.md).
    '@chromatic-com/storybook',
    // Gives a coding assistant the pages of the components, at `/mcp` of the development server (docs/storybook.md).
    '@storybook/addon-mcp',
  ],
  staticDirs: [{ from: '../tokens/fonts', to: '/fonts' }, { from: join(pictures, 'images'), to: '/images' }, { from: '../tests/pictures/expected', to: '/components' }],
  typescript: { reactDocgen: 'react-docgen' },
  // Search also finds a component by its other names, because “Also called” is a heading.
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true, componentsManifest: true },
  experimental_manifests: portableManifest,
  // Stories that only run as tests are hidden; the sidebar's tag filter shows them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  managerHead: (head) => `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(vectorIcon)}" />${head ?? ''}`,
  // The manager's bundle has no access to the company's files: it gets the name from here.
  env: (variables = {}) => ({ ...variables, STORYBOOK_COMPANY_NAME: company.name }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) => mergeConfig(base, { plugins: [sitePlugins(), articlesModule(), breakpointsModule(), componentFactsModule(), frenchPagesModule(), sceneBytes(), sourceTypesModule()] }),
};

export default config;
