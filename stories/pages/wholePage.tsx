import { expect, within } from 'storybook/test';
import { addressOf, routes } from '../../site/routes.ts';
import type { PageDeclaration } from '../../site/src/pages/declaration.ts';
import { pickerNeedsScript } from '../components/ThemePicker/withoutScript.ts';
import { inTests } from '../inTests.ts';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';
import { loadNavigationCode, Site } from './Site.tsx';
import { mockFormStore } from './store.ts';

/** A whole page has a header, one title and a footer (WCAG 1.3.1, 2.4.6). */
export async function expectPageLandmarks({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
}

/** The settings of every page's stories. A story without a `play` of its own checks the landmarks. */
export const wholePage = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [pickerNeedsScript] } },
  loaders: [loadNavigationCode],
  play: inTests(expectPageLandmarks),
};

/** The exemption of pages with a form from the check without JavaScript. */
const formNeedsScript = {
  check: 'without-script',
  reason: 'Without JavaScript the site’s own server takes the posted form (tests/e2e/nojs.spec.ts); every other build shows a notice that says how to call and write (tests/e2e/unconfigured.spec.ts).',
  until: '2027-05-21',
} as const;

/** Further settings for a page with a form: a mocked store answers what it sends. */
export const pageWithForm = (form: { draft: { forget: () => void } }) => ({
  parameters: { ...wholePage.parameters, modes: { exempt: [formNeedsScript] } },
  beforeEach: () => {
    // Text typed in another story must not become a draft here.
    form.draft.forget();
    // A form sent within three seconds counts as sent by a robot: pretend that the page was opened a minute ago.
    sessionStorage.setItem('uno-opened', String(Date.now() - 60_000));
    return mockFormStore();
  },
});

/** The meta of a page's story, from the page's declaration: its component between the site's header and footer. */
export function pageMeta({ name, sections, Page }: Pick<PageDeclaration, 'name' | 'sections' | 'Page'>) {
  if (!Page) throw new Error(`The page “${name}” lists its addresses in its declaration: give its story a component.`);
  const dictionaries = stringsInBoth(sections);
  const path = addressOf(routes.find((route) => route.name === name)?.path ?? '/', 'en-CA');
  return {
    ...wholePage,
    component: Page,
    args: { params: {} },
    render: function WholePage() {
      return (
        <Site path={path} dictionary={useWords(dictionaries)}>
          <Page params={{}} />
        </Site>
      );
    },
  };
}
