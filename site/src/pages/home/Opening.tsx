import { facade } from '@uno/drawings/facade';
import '@uno/drawings/facade/styles';
import { ButtonLink } from '@uno/ui/Button';
import { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPause, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { business } from '../../../business.ts';
import { ASLEEP } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';

/** The head of the home page: the words that take turns, and the street. */
export function Opening() {
  const locale = useLocale();
  const t = useT<'hero' | 'common'>();
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
            accessibleText={t('hero.title.stable')}
          />{' '}
          {t('hero.title.after')}
        </HeroTitle>
        <HeroLead>{t('hero.lead')}</HeroLead>
        <HeroActions>
          <ButtonLink variant="primary" href={hrefOf('quote', locale)}>
            {t('common.getQuote')}
          </ButtonLink>
          <ButtonLink href={business.phoneHref}>
            <WithPhone>{t('common.callUsAt', { phone: business.phoneText[locale] })}</WithPhone>
          </ButtonLink>
          <HeroNote>{t('common.emergency')}</HeroNote>
        </HeroActions>
        <HeroBadge>{t('hero.badge')}</HeroBadge>
      </HeroWords>
      <HeroPicture behind dangerouslySetInnerHTML={{ __html: facade() }} />
      <HeroPause {...{ [ASLEEP]: '' }} labels={{ pause: t('hero.pause') }} />
    </Hero>
  );
}
