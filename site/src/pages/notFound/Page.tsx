import { ButtonLink } from '@uno/ui/Button';
import { Container } from '@uno/ui/Section';
import { business } from '../../../business.ts';
import { hrefOf } from '../../../routes.ts';
import { openingHoursPhrase } from '../../../i18n/openingHours.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { WithPhone } from '../../layout/WithPhone.tsx';
import { MissingPane } from './MissingPane.tsx';
import * as styles from './Page.css.ts';

/** The not-found page: links to home and the services, phone and e-mail, and a drawing (behaviour.md 3.9). */
export default function NotFoundPage() {
  const t = useT<'notFound'>();
  const locale = useLocale();
  return (
    <Container className={styles.page}>
      <div className={styles.words}>
        <p className={styles.number}>404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <div className={styles.actions}>
          <ButtonLink variant="primary" href={hrefOf('home', locale)}>
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink href={hrefOf('services', locale)}>{t('notFound.services')}</ButtonLink>
        </div>
        <section className={styles.help} aria-labelledby="help">
          <h2 id="help" className={styles.helpTitle}>
            {t('notFound.helpTitle')}
          </h2>
          <p>{t('notFound.helpText', { hours: openingHoursPhrase(business.hours, locale) })}</p>
          <div className={styles.helpLinks}>
            <a href={business.phoneHref}>
              <WithPhone>{business.phoneText[locale]}</WithPhone>
            </a>
            <a href={business.emailHref}>{business.email}</a>
          </div>
        </section>
      </div>
      <MissingPane />
    </Container>
  );
}
