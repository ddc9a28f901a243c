import { ButtonLink } from '@uno/ui/Button';
import { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPause, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { business } from '../../../site/business.ts';
import { common as commonEn } from '../../../site/content/en/common.ts';
import { hero as heroEn } from '../../../site/content/en/hero.ts';
import { common as commonFr } from '../../../site/content/fr/common.ts';
import { hero as heroFr } from '../../../site/content/fr/hero.ts';
import { facade } from '../../../site/drawings/facade.ts';
import '../../../site/drawings/facade.css.ts';
import { createT } from '../../../site/src/i18n/t.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../../language.ts';

const en = { ...commonEn, ...heroEn };

/** The strings of the home page's head, in each language. */
export const dictionaries = { 'en-CA': en, 'fr-CA': { ...commonFr, ...heroFr } };

/** What a story shows of the head of the home page. */
export interface HomeHeroProps {
  /** The fact above the title. */
  badge: boolean;
}

/** The head of the home page, put together as the page does. */
export function HomeHero({ badge }: HomeHeroProps) {
  const locale = useLocale();
  const t = createT<typeof en>(locale, useWords(dictionaries));
  return (
    <Hero aria-labelledby="opening">
      <HeroWords>
        <HeroTitle id="opening">
          {t('hero.title.before')}{' '}
          <RotatingWords
            words={[
              t('hero.word.trusted'),
              t('hero.word.consistent'),
              t('hero.word.sustainable'),
              t('hero.word.reliable'),
              t('hero.word.professional'),
            ]}
            stable={t('hero.title.stable')}
          />{' '}
          {t('hero.title.after')}
        </HeroTitle>
        <HeroLead>{t('hero.lead')}</HeroLead>
        <HeroActions>
          <ButtonLink variant="primary" href="#quote">
            {t('common.getQuote')}
          </ButtonLink>
          <ButtonLink href={business.phoneHref}>{t('common.callUsAt', { phone: business.phoneText[locale] })}</ButtonLink>
          <HeroNote>{t('common.emergency')}</HeroNote>
        </HeroActions>
        {badge ? <HeroBadge>{t('hero.badge')}</HeroBadge> : undefined}
      </HeroWords>
      <HeroPicture dangerouslySetInnerHTML={{ __html: facade() }} />
      <HeroPause labels={{ pause: t('hero.pause') }} />
    </Hero>
  );
}
