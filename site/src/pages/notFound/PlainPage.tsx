import { ButtonLink } from '@uno/ui/Button';
import { Container } from '@uno/ui/Section';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { business } from '../../../business.ts';
import { MAIN_ID } from '../../../protocol.ts';
import { hrefOf } from '../../../routes.ts';
import { MissingPane } from './MissingPane.tsx';
import * as styles from './Page.css.ts';

/** The specified title (behaviour.md 7.3), only in English. */
export const PLAIN_TITLE = 'Page not found';

/** The short not-found page, for hosts that can serve only one. React never hydrates it. */
export function PlainNotFoundPage() {
  return (
    <main id={MAIN_ID}>
      <Container className={styles.page}>
        <div className={styles.words}>
          <Wordmark mark={<UnoMark />} name={business.name} />
          <h1 className={styles.title}>{PLAIN_TITLE}</h1>
          <p className={styles.text}>The page you are looking for doesn’t exist or was moved.</p>
          <ButtonLink variant="primary" href={hrefOf('home', 'en-CA')}>
            Go to Home
          </ButtonLink>
        </div>
        <MissingPane />
      </Container>
    </main>
  );
}
