import { FloatingCallButton } from '@uno/ui/FloatingCallButton';
import { LanguageOffer } from '@uno/ui/LanguageOffer';
import { Page } from '@uno/ui/Page';
import { type ReactNode, useEffect } from 'react';
import { business } from '../../business.ts';
import { WORKS_ASLEEP, FOOTER_ID, MAIN_ID, OFFER_REFUSED } from '../../protocol.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';
import './App.css.ts';
import { markAwake } from './awake.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { ServerHtml } from './ServerHtml.tsx';
import { SiteHeader, useLanguages } from './SiteHeader.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** The parts that differ between pages. The prerender passes both; the browser passes only the content of an island. */
interface AppProps {
  readonly main?: ReactNode;
  readonly footer?: ReactNode;
}

/** Marks the page as awake. A separate component, whose effects run once the content around it is hydrated. */
function Hydrated() {
  useKeptFocus();
  useEffect(markAwake, []);
  return null;
}

/** Offers the page in the other language to visitors who seem to read it (behaviour.md 1.11). */
function Offer() {
  const t = useT<'nav'>();
  const locale = useLocale();
  return useLanguages()
    .filter(({ tag }) => tag !== locale)
    .map((language) => (
      <LanguageOffer key={language.tag} {...{ [WORKS_ASLEEP]: '' }} language={language} labels={{ link: t('nav.offerLink'), dismiss: t('nav.offerDismiss') }} name={OFFER_REFUSED}>
        {t('nav.offer')}
      </LanguageOffer>
    ));
}

/**
 * The page after the skip link: header, content, footer, call button. React hydrates the header and the islands. The content
 * has no Suspense boundary, so that it hydrates in one pass.
 */
export function App({ main, footer }: AppProps) {
  const t = useT<'nav'>();
  return (
    <Page header={<><Offer /><SiteHeader /></>}>
      <PrintHeader />
      <ServerHtml as="main" id={MAIN_ID} tabIndex={-1}>
        {main}
      </ServerHtml>
      <ServerHtml id={FOOTER_ID}>{footer}</ServerHtml>
      <Hydrated />
      <FloatingCallButton href={business.phoneHref}>{t('nav.call')}</FloatingCallButton>
    </Page>
  );
}
