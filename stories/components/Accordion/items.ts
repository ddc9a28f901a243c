import { within } from 'storybook/test';

/** An item as it is shown: where it is pressed, and its text. */
export interface Item {
  summary: HTMLElement | null;
  answer: HTMLElement | null;
}

/** The items of an accordion, by their headings. */
export const itemsIn = (canvasElement: HTMLElement): Item[] =>
  within(canvasElement)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => ({ summary: heading.closest('summary'), answer: heading.closest('details')?.querySelector('p') ?? null }));
