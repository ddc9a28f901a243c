import { FloatingCallButton } from '@uno/ui/FloatingCallButton';
import { LinkProvider, type LinkProps } from '@uno/ui/Link';
import { Page, PageMain } from '@uno/ui/Page';
import { SkipLink } from '@uno/ui/SkipLink';
import { type ReactNode, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { business } from '../../site/business.ts';
import '../../site/src/layout/App.css.ts';
import { fetchNavigation } from '../../site/src/layout/navigationIntent.ts';
import { PagePathProvider } from '../../site/src/layout/pagePath.ts';
import { SiteFooter } from '../../site/src/layout/SiteFooter.tsx';
import { SiteHeader } from '../../site/src/layout/SiteHeader.tsx';
import { localePath } from '../../site/i18n/locale.ts';
import type { Dictionary } from '../../site/i18n/t.ts';
import { TranslationProvider, useLocale, useT } from '../../site/src/i18n/TranslationProvider.tsx';
import { useWords } from '../language.ts';
import { stringsInBoth } from '../siteWords.ts';

const shell = stringsInBoth(['nav', 'footer']);

/** A link that opens nothing: a story has no other pages. */
export function StayingLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** Provides the site’s strings and an address for a part of the site in a story. Its links open nothing. */
export function InSite({ path = '/', dictionary = {}, children }: { /** The neutral path of the page, with its query. */ path?: string; dictionary?: Dictionary; children: ReactNode }) {
  const locale = useLocale();
  const words = useWords(shell);
  const address = localePath(path, locale);
  return (
    <MemoryRouter key={address} initialEntries={[address]}>
      <PagePathProvider value={address.replace(/[?#].*/, '')}>
        <TranslationProvider locale={locale} dictionary={{ ...words, ...dictionary }}>
          <LinkProvider value={StayingLink}>
            <Suspense>{children}</Suspense>
          </LinkProvider>
        </TranslationProvider>
      </PagePathProvider>
    </MemoryRouter>
  );
}

function Layout({ children }: { children: ReactNode }) {
  const t = useT<'nav'>();
  return (
    <Page skipLink={<SkipLink>{t('nav.skip')}</SkipLink>} header={<SiteHeader />}>
      <PageMain>{children}</PageMain>
      <div id="footer">
        <SiteFooter />
      </div>
      <FloatingCallButton href={business.phoneHref}>{t('nav.call')}</FloatingCallButton>
    </Page>
  );
}

/** A whole page of the site: header, content, footer, call button. It is hydrated from the start. */
export function Site({ path, dictionary, children }: { path: string; dictionary: Dictionary; children: ReactNode }) {
  return (
    <InSite path={path} dictionary={dictionary}>
      <Layout>{children}</Layout>
    </InSite>
  );
}

/** For a story’s `loaders`: fetches the navigation’s code, which the site fetches only when a visitor reaches the menu. */
export const loadNavigationCode = async (): Promise<void> => {
  void fetchNavigation();
  await import('../../site/src/layout/MainNavigation.tsx');
};
