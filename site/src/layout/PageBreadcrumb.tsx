import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { hrefOf, type StaticPageName, breadcrumbOf } from '../../routes.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';

/** The breadcrumb of a page, with the names from the menus. The page declares the section `common`. */
export function PageBreadcrumb({ page }: { page: StaticPageName }) {
  const t = useT<'common' | 'nav'>();
  const locale = useLocale();
  return (
    <Breadcrumb aria-label={t('common.youAreHere')}>
      {breadcrumbOf(page).map(({ name, label }) =>
        name === page ? (
          <BreadcrumbPage key={name}>{t(label)}</BreadcrumbPage>
        ) : (
          <BreadcrumbLink key={name} href={hrefOf(name, locale)}>
            {t(label)}
          </BreadcrumbLink>
        ),
      )}
    </Breadcrumb>
  );
}
