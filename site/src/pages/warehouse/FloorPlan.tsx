import { type EntryRule, entryRules, hatchingOf, planDrawing, planSize, planZones } from '@uno/drawings/pages/warehouse';
import { useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './FloorPlan.css.ts';

/** The ground of a rule, as the plan has it: its hatching, and of the freest one the green lane too. */
const Swatch = ({ rule }: { rule: EntryRule }) => (
  <svg className={styles.swatch} viewBox="0 0 48 32" aria-hidden="true" focusable="false">
    <path d="M1 1h46v30H1z" fill={hatchingOf(rule)} />
    {rule === 'free' && <path className={styles.lane} d="M29 2h17v28H29z" />}
  </svg>
);

/** A building by zones, each with its number, and below it the list that says who may enter each. */
export function FloorPlan() {
  const t = useT<'warehouse'>();
  const names: Readonly<Record<EntryRule, string>> = {
    free: t('warehouse.plan.free'),
    geared: t('warehouse.plan.geared'),
    stopped: t('warehouse.plan.stopped'),
    escorted: t('warehouse.plan.escorted'),
  };
  const numbered = planZones.map((zone, at) => ({ ...zone, number: at + 1 }));
  return (
    <div className={styles.frame}>
      <div className={styles.window}>
        <svg className={styles.plan} viewBox={`0 0 ${planSize.width} ${planSize.height}`} role="img" aria-label={t('warehouse.plan.picture')}>
          <g dangerouslySetInnerHTML={{ __html: planDrawing }} />
          {numbered.map(({ name, number, x, y }) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <g className={styles.mark}>
                <circle className={styles.disc} r="22" />
                <text className={styles.figure} y="9.5" textAnchor="middle">
                  {number}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
      <ul className={styles.legend}>
        {entryRules.map((rule) => (
          <li key={rule} className={styles.rule}>
            <div className={styles.ruleHead}>
              <Swatch rule={rule} />
              <h3 className={styles.ruleName}>{names[rule]}</h3>
            </div>
            <ul className={styles.zones}>
              {numbered
                .filter((zone) => zone.rule === rule)
                .map(({ name, number }) => (
                  <li key={name} className={styles.zone}>
                    <span className={styles.number}>{number}</span>
                    <div>
                      <h4 className={styles.zoneName}>{t(`warehouse.plan.${name}`)}</h4>
                      <p className={styles.zoneText}>{t(`warehouse.plan.${name}.text`)}</p>
                    </div>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
