import { entryRules, Plan, planZones, Swatch } from '@uno/drawings/pages/warehouse';
import { useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './FloorPlan.css.ts';

/** A building by zones, each with its number, and below it the list that says who may enter each. */
export function FloorPlan() {
  const t = useT<'warehouse'>();
  const numbered = planZones.map((zone, at) => ({ ...zone, number: at + 1 }));
  return (
    <div data-surface="page" className={styles.frame}>
      <div className={styles.window}>
        <Plan label={t('warehouse.plan.picture')} />
      </div>
      <ul className={styles.legend}>
        {entryRules.map((rule) => (
          <li key={rule} className={styles.rule}>
            <div className={styles.ruleHead}>
              <Swatch rule={rule} />
              <h3 className={styles.ruleName}>{t(`warehouse.plan.${rule}`)}</h3>
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
