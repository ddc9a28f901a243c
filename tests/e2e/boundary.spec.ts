import { business } from '../../site/business.ts';
import { expect, inEachLanguage, test } from './site.ts';

/** The texts of the error page; the English ones are fixed by the specification. */
const said = {
  'en-CA': { title: 'Something went wrong', text: `Please refresh the page. If the issue persists, contact us at ${business.email}.`, reload: 'Reload' },
  'fr-CA': { title: 'Un problème est survenu', text: `Veuillez actualiser la page. Si le problème persiste, écrivez-nous à ${business.email}.`, reload: 'Actualiser' },
} as const;

inEachLanguage(({ locale, contact }) => {
  test(`${contact}: a page that cannot be rendered says so, and the button reloads it`, async ({ page, pageErrors, parts: { say } }) => {
    const { title, text, reload } = said[locale];
    const islands = /\/assets\/Page-[^/]*\.js$/;
    await page.route(islands, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("It cannot be drawn."); };' }));
    await page.goto(contact);
    await page.getByRole('textbox', { name: say['contact.message.label'] }).focus();

    const fallback = page.getByRole('region', { name: title, exact: true });
    await expect(fallback.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(fallback.getByRole('alert').getByRole('paragraph')).toHaveText(text);
    await expect(fallback).toBeFocused();
    expect(pageErrors.splice(0).join('\n')).toContain('It cannot be drawn.');

    await page.unroute(islands);
    await fallback.getByRole('button', { name: reload, exact: true }).click();
    await expect(page.getByRole('textbox', { name: say['contact.message.label'] })).toBeVisible();
    await expect(page).toHaveURL(contact);
    await expect(fallback).toHaveCount(0);
  });
});
