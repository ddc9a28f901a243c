import { expect, within } from 'storybook/test';
import { pickerNeedsScript } from '../components/ThemePicker/withoutScript.ts';
import { navigationIsHere } from './Site.tsx';

/** What the story of every whole page has. */
export const wholePage = {
  parameters: { layout: 'fullscreen', controls: { disable: true }, modes: { exempt: [pickerNeedsScript] } },
  loaders: [navigationIsHere],
};

/** A whole page has a header, one title and a footer (WCAG 1.3.1, 2.4.6). */
export async function hasItsParts({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('banner')).toBeVisible();
  await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await expect(canvas.getByRole('contentinfo')).toBeVisible();
}
