import { themeNames } from '@uno/tokens/names';
import { stateSteps } from '../../../scripts/shots/reach.ts';
import { states } from '../../../scripts/shots/subjects.ts';
import { showFirstTestimonials } from '../../../scripts/shots/testimonials.ts';
import { type BuiltPage, firstAddresses, firstOfEach, readManifest } from '../../../site/manifest.ts';
import { locales } from '../../../site/i18n/locale.ts';
import buildSite, { builtSite } from '../../../tests/e2e/dist.ts';
import { cameEarlier, startSite } from '../../../tests/e2e/site.ts';
import { arrival, type AuditPage, type AuditTarget, type PageState } from './target.ts';

/** The shortest visit after which a form does not count as a robot's, and more, in seconds. */
const SECONDS_HERE = 60;

/** The widest window that has the layout of a phone, in px. */
const PHONE = 768;

/** The site of this repository, served with an empty store. @param every each article, category and tag, instead of one of each */
export async function localSite({ widths, quick, every }: { readonly widths: readonly number[]; readonly quick: boolean; readonly every: boolean }): Promise<AuditTarget> {
  await buildSite();
  const site = await startSite();
  const { pages } = readManifest(builtSite.folder);
  const stateOf = ({ name, locale }: BuiltPage, state: BuiltPage['states'][number]): PageState => {
    const opened = (stateSteps[state].from ?? ((same) => same))(locale);
    const from = pages.find((page) => page.name === name && page.locale === opened)?.path;
    const { themes } = states[state];
    return {
      name: state,
      ...(from !== undefined && { from }),
      widths: widths.filter((width) => (width < PHONE ? themes[360] : themes[1280]) !== undefined),
      async reach(page) {
        // The store limits how many forms a visitor sends within an hour.
        await site.empty();
        await stateSteps[state].reach({ page, locale });
        return true;
      },
    };
  };
  const chosen = every ? pages : quick ? locales.flatMap((locale) => firstOfEach(pages.filter((page) => page.locale === locale), 'family')) : firstAddresses(pages);
  return {
    origin: site.address,
    name: 'Uno',
    pages: chosen.map((page): AuditPage => ({
      path: page.path, family: page.family, status: page.status, locale: page.locale, states: [arrival, ...(quick ? [] : page.states.map((state) => stateOf(page, state)))],
    })),
    themes: themeNames,
    atOnce: 2,
    pause: 0,
    context: {},
    async prepare(page) {
      await cameEarlier(page.context(), SECONDS_HERE);
      await page.addInitScript(showFirstTestimonials);
    },
    stop: () => site.stop(),
  };
}
