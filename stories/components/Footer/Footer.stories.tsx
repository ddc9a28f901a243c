import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeNames } from '@uno/tokens';
import { Footer, FooterBadges, FooterFloor, FooterGround, FooterLinks } from '@uno/ui/Footer';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { Wordmark } from '@uno/ui/Wordmark';
import { expect, within } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { footer as footerEn } from '../../../site/content/en/footer.ts';
import { nav as navEn } from '../../../site/content/en/nav.ts';
import { footer as footerFr } from '../../../site/content/fr/footer.ts';
import { nav as navFr } from '../../../site/content/fr/nav.ts';
import { serviceLinks } from '../../../site/navigation.ts';
import { localePath } from '../../../site/src/i18n/locale.ts';
import { createT } from '../../../site/src/i18n/t.ts';
import { useLocale } from '../../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../../language.ts';

const en = { ...footerEn, ...navEn };
const dictionaries = { 'en-CA': en, 'fr-CA': { ...footerFr, ...navFr } };

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  subcomponents: { FooterFloor, FooterLinks, FooterBadges, FooterGround },
  parameters: { layout: 'fullscreen' },
  args: { brand: '' },
  argTypes: { brand: { control: false } },
  render: function Render() {
    const locale = useLocale();
    const t = createT<typeof en>(locale, useWords(dictionaries));
    return (
      <Footer
        brand={
          <>
            <Wordmark name={business.name} />
            <p>{t('footer.tagline')}</p>
          </>
        }
      >
        <FooterFloor number="4" title={t('footer.services')}>
          <FooterLinks>
            {serviceLinks.map(({ path, key }) => (
              <li key={path}>
                <a href={localePath(path, locale)}>{t(key)}</a>
              </li>
            ))}
          </FooterLinks>
        </FooterFloor>
        <FooterFloor number="3" title={t('footer.areas')}>
          <FooterLinks>
            {business.serviceAreas[locale].map((area) => (
              <li key={area}>{area}</li>
            ))}
          </FooterLinks>
        </FooterFloor>
        <FooterFloor number="2" title={t('footer.contact')}>
          <FooterLinks>
            <li>
              <a href={business.phoneHref}>{business.phoneText[locale]}</a>
            </li>
            <li>
              <a href={business.emailHref}>{business.email}</a>
            </li>
            <li>{business.cityText[locale]}</li>
            <li>{t('footer.hours')}</li>
            <li>
              {t('footer.emergency')}
              <br />
              {t('footer.emergency.text')}
            </li>
          </FooterLinks>
        </FooterFloor>
        <FooterFloor number="1" title={t('footer.assurance')}>
          <FooterBadges>
            <li>{t('footer.badge.insured')}</li>
            <li>{t('footer.badge.certified')}</li>
            <li>{t('footer.badge.eco')}</li>
          </FooterBadges>
        </FooterFloor>
        <FooterGround>
          <ThemePicker
            legend={t('footer.theme')}
            themes={themeNames.map((value) => ({ value, label: t(`footer.theme.${value}`) }))}
          />
          <LanguageToggle
            languages={[
              { tag: 'en-CA', name: 'English', href: '/' },
              { tag: 'fr-CA', name: 'Français', href: '/fr' },
            ]}
            active={locale}
          />
          <a href={localePath('/about#privacy', locale)}>{t('footer.privacy')}</a>
          <a href={localePath('/contact#terms', locale)}>{t('footer.terms')}</a>
          <a href={localePath('/about#accessibility', locale)}>{t('footer.accessibility')}</a>
          <p>{t('footer.copyright', { year: business.copyrightYear, name: business.name })}</p>
        </FooterGround>
      </Footer>
    );
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The directory in the lobby: four floors and the street. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    // The floor numbers are decoration: no heading says one.
    for (const title of canvas.getAllByRole('heading', { level: 2 })) await expect(title).not.toHaveTextContent(/\d/);
    // WCAG 2.5.8
    for (const link of canvas.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};
