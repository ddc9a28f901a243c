import { ductParts, sectionDrawing, sectionSize } from '@uno/drawings/pages/duct';
import { useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './AirSection.css.ts';

/** The building in section, with a number at each of the seven parts. */
export function AirSection() {
  const t = useT<'duct'>();
  return (
    <svg className={styles.section} viewBox={`0 0 ${sectionSize.width} ${sectionSize.height}`} preserveAspectRatio="xMaxYMid meet" role="img" aria-label={t('duct.parts.picture')}>
      <g dangerouslySetInnerHTML={{ __html: sectionDrawing }} />
      {ductParts.map(({ name, x, y }, at) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <g className={styles.mark}>
            <circle className={styles.disc} r="17" />
            <text className={styles.figure} y="7.5" textAnchor="middle">
              {at + 1}
            </text>
          </g>
        </g>
      ))}
    </svg>
  );
}
