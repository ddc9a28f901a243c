import { Button } from '@uno/ui/Button';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { type ComponentType, useCallback, useState } from 'react';
import { SCREEN_ONLY } from '../../../protocol.ts';
import type { Dictionary } from '../../../i18n/t.ts';
import { TranslationProvider, useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { opener, place } from './Diagnostics.css.ts';

interface Opened {
  readonly Panel: ComponentType;
  readonly dictionary: Dictionary;
}

const inEnglish = () => import('../../../content/en/diagnostics.ts');
const inFrench = () => import('../../../content/fr/diagnostics.ts');

/**
 * A button that loads the panel of the connection tests and its strings when pressed (behaviour.md 3.10). It is below the
 * form, and below the thank-you message that replaces it.
 */
export function Diagnostics() {
  const t = useT<'getQuote'>();
  const locale = useLocale();
  const [opened, setOpened] = useState<Opened | 'fetching' | 'unavailable' | null>(null);
  const open = useCallback(() => {
    setOpened('fetching');
    Promise.all([import('./ConnectionTests.tsx'), locale === 'fr-CA' ? inFrench() : inEnglish()]).then(
      ([{ ConnectionTests }, { diagnostics }]) => setOpened({ Panel: ConnectionTests, dictionary: diagnostics }),
      () => setOpened('unavailable'),
    );
  }, [locale]);
  return (
    <div className={place} {...{ [SCREEN_ONLY]: '' }}>
      {opened !== null && typeof opened === 'object' ? (
        <TranslationProvider locale={locale} dictionary={opened.dictionary}>
          <opened.Panel />
        </TranslationProvider>
      ) : (
        <>
          <Button className={opener} aria-expanded={false} aria-disabled={opened === 'fetching' ? true : undefined} onClick={opened === 'fetching' ? undefined : open}>
            {t('getQuote.diagnostics')}
          </Button>
          <StatusRegion shown={opened === 'unavailable'}>{opened === 'unavailable' ? t('getQuote.diagnostics.unavailable') : ''}</StatusRegion>
        </>
      )}
    </div>
  );
}
