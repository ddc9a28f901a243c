import { FloatingCallButton } from '@uno/ui/FloatingCallButton';
import { LanguageOffer } from '@uno/ui/LanguageOffer';
import { Page } from '@uno/ui/Page';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { business } from '../../business.ts';
import type { nav } from '../../content/en/nav.ts';
import { ASLEEP, FOOTER_ID, MAIN_ID, OFFER_REFUSED } from '../../protocol.ts';
import { matchRoute } from '../../routes.ts';
import { TranslationProvider, useLocale, useT } from '../i18n/TranslationProvider.tsx';
import { comeBack, type Page as ReadyPage, readyPage } from '../navigation/pages.ts';
import { useArrival } from '../navigation/useArrival.ts';
import { useLinks } from '../navigation/useLinks.ts';
import './App.css.ts';
import { nowAwake } from './awake.ts';
import { Kept } from './Kept.tsx';
import { wantNavigation } from './navigationIntent.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { SiteHeader, useLanguages } from './SiteHeader.tsx';

/** What the prerender gives, of one page among several that it may be rendering at once; the browser has none of it. */
interface Prerendered {
  page?: ReadyPage;
  main?: ReactNode;
  footer?: ReactNode;
}

/** The page that the address names, and the footer that came with it. */
function Content({ page: given, main, footer }: Prerendered) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const page = given ?? readyPage(pathname) ?? use(comeBack(pathname));
  const announcement = useArrival(pathname, page);
  useEffect(nowAwake, []);

  return (
    <>
      {page.kind === 'island' ? (
        <main key={pathname} id={MAIN_ID} tabIndex={-1}>
          <TranslationProvider locale={locale} dictionary={page.dictionary}>
            <page.Component params={matchRoute(pathname)?.params ?? {}} {...(page.sent && { sent: page.sent })} />
          </TranslationProvider>
        </main>
      ) : (
        <Kept as="main" key={pathname} id={MAIN_ID} tabIndex={-1} html={page.html}>
          {main}
        </Kept>
      )}
      <Kept id={FOOTER_ID} html={page.footer}>
        {footer}
      </Kept>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

/** The same page in the other language, to whom the head script takes for its reader (behaviour.md 1.11). */
function Offer() {
  const t = useT<typeof nav>();
  const locale = useLocale();
  return useLanguages()
    .filter(({ tag }) => tag !== locale)
    .map((language) => (
      <LanguageOffer key={language.tag} {...{ [ASLEEP]: '' }} language={language} link={t('nav.offerLink')} dismiss={t('nav.offerDismiss')} name={OFFER_REFUSED}>
        {t('nav.offer')}
      </LanguageOffer>
    ));
}

/**
 * The page below its skip link: header, content, footer, call button. React owns the header and the islands; the
 * rest is kept as HTML.
 */
export function App(content: Prerendered) {
  const t = useT<typeof nav>();
  useLinks(wantNavigation);
  return (
    <Page header={<><Offer /><SiteHeader /></>}>
      <PrintHeader />
      {/* No Suspense boundary: the page hydrates in one pass, and the old one stays on screen until the next has loaded. */}
      <Content {...content} />
      <FloatingCallButton href={business.phoneHref}>{t('nav.call')}</FloatingCallButton>
    </Page>
  );
}
