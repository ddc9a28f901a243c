import { themeNames } from '@uno/tokens/names';
import { Footer, FooterBadges, FooterSection, FooterSentence, FooterBottom, FooterLinks, FooterTagline } from '@uno/ui/Footer';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { Link } from '@uno/ui/Link';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { business } from '../../business.ts';
import { footerAreas } from '../../coverage.ts';
import { footerLinks } from '../../navigation.ts';
import { WORKS_ASLEEP } from '../../protocol.ts';
import { services } from '../../services.ts';
import { localePath } from '../../i18n/locale.ts';
import { openingHoursLine } from '../../i18n/openingHours.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { notEmpty } from './complete.ts';
import { useLanguages } from './SiteHeader.tsx';
import { WithPhone } from './WithPhone.tsx';

/** The footer of every page (behaviour.md 3.3). React does not hydrate it; the head script handles the theme picker. */
export function SiteFooter() {
  const t = useT<'footer' | 'nav'>();
  const locale = useLocale();
  const languages = useLanguages();
  const emergency = t('footer.emergency');
  const badges = notEmpty([t('footer.badge.insured'), t('footer.badge.certified'), t('footer.badge.eco')]);
  return (
    <Footer
      brand={
        <>
          <Wordmark mark={<UnoMark />} name={business.name} />
          <FooterTagline>{t('footer.tagline')}</FooterTagline>
        </>
      }
    >
      <FooterSection mark="1" title={t('footer.services')}>
        <FooterLinks>
          {services.map(({ path, key }) => (
            <li key={path}>
              <Link href={localePath(path, locale)}>{t(key)}</Link>
            </li>
          ))}
        </FooterLinks>
      </FooterSection>
      <FooterSection mark="2" title={t('footer.areas')}>
        <FooterLinks>
          {footerAreas(locale).map((area) => (
            <li key={area}>{area}</li>
          ))}
        </FooterLinks>
      </FooterSection>
      <FooterSection mark="3" title={t('footer.contact')}>
        <FooterLinks>
          <li>{business.cityAndProvince[locale]}</li>
          <li>
            <a href={business.phoneHref}>
              <WithPhone>{business.phoneText[locale]}</WithPhone>
            </a>
          </li>
          <li>
            <a href={business.emailHref}>{business.email}</a>
          </li>
          <li>{openingHoursLine(business.hours, locale)}</li>
          {emergency !== '' && (
            <FooterSentence>
              <strong>{emergency}</strong> {t('footer.emergency.text')}
            </FooterSentence>
          )}
        </FooterLinks>
      </FooterSection>
      {badges.length > 0 && (
        <FooterSection mark="4" title={t('footer.assurance')}>
          <FooterBadges>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </FooterBadges>
        </FooterSection>
      )}
      <FooterBottom>
        <ThemePicker
          {...{ [WORKS_ASLEEP]: '' }}
          legend={t('footer.theme')}
          themes={themeNames.map((value) => ({ value, label: t(`footer.theme.${value}`) }))}
        />
        <LanguageToggle languages={languages} current={locale} role="group" aria-label={t('nav.language')} />
        {footerLinks.map(({ path, key }) => (
          <Link key={key} href={localePath(path, locale)}>
            {t(key)}
          </Link>
        ))}
        <p>{t('footer.copyright', { year: business.copyrightYear, name: business.name })}</p>
      </FooterBottom>
    </Footer>
  );
}
