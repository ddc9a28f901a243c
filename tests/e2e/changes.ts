import type { Locator, Page } from '@playwright/test';
import { expect, type on } from './site.ts';

/** Changes what React will hydrate. */
export const changes = {
  /** Wraps every text in elements, as the translation of Chrome and Edge does. */
  translation: (page: Page, within = 'header, main') =>
    page.evaluate((selector) => {
      for (const part of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        // Neither browser translates the text of a drawing, which would not show these elements.
        while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('script, style, option, textarea, svg')) texts.push(walker.currentNode);
        for (const text of texts) {
          const outer = document.createElement('font');
          text.parentNode?.replaceChild(outer, text);
          outer.appendChild(document.createElement('font')).append(text);
        }
      }
    }, within),
  /** Adds a button before each group of controls, and a class to each control, as an extension does. */
  extension: (page: Page) =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll('header, header nav, main form')) part.prepend(Object.assign(document.createElement('button'), { type: 'button', textContent: '★' }));
      for (const control of document.querySelectorAll('header button, main :is(button, input, form)')) control.classList.add('extended');
    }),
} as const;

/** The main navigation, which React hydrates last. */
export const MAIN_MENU = '[data-main-navigation]';

/** Waits for React's hydration error. */
export const expectHydrationError = (errors: string[]): Promise<void> => expect.poll(() => errors.splice(0).join()).toMatch(/#418|hydrat/i);

/** A button that filters the articles of the blog. */
export const category = (page: Page, { say }: ReturnType<typeof on>): Locator => page.getByRole('group', { name: say['blog.categories'] }).getByRole('button').nth(1);
