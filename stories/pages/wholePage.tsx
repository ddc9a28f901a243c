import { expect, within } from 'storybook/test';
import { addressOf, routes } from '../../site/routes.ts';
import type { PageDeclaration } from '../../site/src/pages/declaration.ts';
import { pickerNeedsScript } from '../components/ThemePicker/withoutScript.ts';
import { useWords } from '../language.ts';
import { loadNavigationCode, Site } from './Site.tsx';
import { stringsInBoth } from '../siteWords.ts';

/** A whole page has a header, one title and a footer (WCAG 1.3.1, 2.4.6). */
export async function expectPageLandmarks({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
}

/** What the story of every whole page has. */
export const wholePage = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [pickerNeedsScript] } },
  loaders: [loadNavigationCode],
};

/** The meta of a page's story, from the page's declaration: its component between the site's header and footer. */
export function pageMeta({ name, sections, Page }: Pick<PageDeclaration, 'name' | 'sections' | 'Page'>) {
  if (!Page) throw new Error(`The page “${name}” is made of its entries: give its story a component.`);
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
