import measured from '../../packages/ui/sizes.json' with { type: 'json' };
import type { Locale } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { block, figure, note } from './documentation.css.ts';
import { sayIn } from './guide.ts';

/** The size of a component, in bytes after brotli. */
interface Size {
  js: number;
  css: number;
}

const sizes: Readonly<Record<string, Size | undefined>> = measured;

/** “12.34 kB”, « 12,34 ko ». */
const kilobytes = (locale: Locale, bytes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(bytes / 1000);

/**
 * The measured properties of a component: its download size (brotli; React, Radix and the company’s mark not counted).
 */
export function Measured({
  of,
}: {
  /** The component's name, as it is imported. */
  of: string;
}) {
  const locale = useLocale();
  const say = sayIn(locale);
  const size = sizes[of];
  return (
    <p className={`sb-unstyled ${block}`} lang={locale}>
      {size ? (
        <>
          <strong className={figure}>{kilobytes(locale, size.js)}</strong> {say('of JavaScript and', 'de JavaScript et')}{' '}
          <strong className={figure}>{kilobytes(locale, size.css)}</strong>{' '}
          {say(
            'of CSS, compressed with brotli; React, Radix and the company’s mark are not counted.',
            'de CSS, après compression avec brotli; React, Radix et le logo de l’entreprise ne sont pas comptés.',
          )}
        </>
      ) : (
        <span className={note}>
          {say('Not measured yet:', 'Pas encore mesuré\u00a0:')} <code>npm run build:ui</code> {say('measures each component.', 'mesure chaque composant.')}
        </span>
      )}
    </p>
  );
}
