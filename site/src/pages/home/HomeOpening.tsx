import { facade } from '@uno/drawings/facade';
import '@uno/drawings/facade/styles';
import { Hero, HeroActions, HeroBadge, HeroLead, HeroNote, HeroPause, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { RotatingWords } from '@uno/ui/RotatingWords';
import { SaltFilm } from '@uno/ui/house/SaltFilm';
import { WordSqueegee } from '@uno/ui/house/WordSqueegee';
import { WORKS_ASLEEP } from '../../../protocol.ts';
import { useT } from '../../i18n/TranslationProvider.tsx';
import { QuoteAndCallLinks } from '../../layout/QuoteAndCallLinks.tsx';

/** The hero of the home page: the title with rotating words, and the drawn street. */
export function HomeOpening() {
  const t = useT<'hero' | 'common'>();
  const [note, badge] = [t('common.emergency'), t('hero.badge')];
  return (
    <Hero aria-labelledby="opening">
      <HeroWords>
        <HeroTitle id="opening">
          {t('hero.title.before')}{' '}
          <RotatingWords
            mark={<WordSqueegee />}
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
          <QuoteAndCallLinks />
          {note !== '' && <HeroNote>{note}</HeroNote>}
        </HeroActions>
        {badge !== '' && <HeroBadge>{badge}</HeroBadge>}
      </HeroWords>
      <HeroPicture behind dangerouslySetInnerHTML={{ __html: facade() }} />
      <SaltFilm />
      <HeroPause {...{ [WORKS_ASLEEP]: '' }} labels={{ pause: t('hero.pause') }} />
    </Hero>
  );
}
