import { Checklist, ChecklistItem } from '@uno/ui/Checklist';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/TranslationProvider.tsx';
import * as styles from './Menu.css.ts';

/** How many hours a room is closed, at most, from the last person out to the first one in. */
const hours = { kitchen: 4, washroom: 2, carpet: 6, floors: 10, upholstery: 4, pressure: 8, move: 8 } as const;

/** A group of jobs, like a course on a restaurant menu: its title between two lines, then its jobs. */
function Course({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.course}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One job: its name, how often at the end of the dotted line, what is done, and whether the room is closed. */
function Job({ name, often, text, closed }: { name: string; often: string; text: string; closed: string }) {
  return (
    <li className={styles.job}>
      <div className={styles.line}>
        <h3 className={styles.name}>{name}</h3> <span className={styles.leader} /> <p className={styles.often}>{often}</p>
      </div>
      <p className={styles.text}>{text}</p>
      <p className={styles.closed}>{closed}</p>
    </li>
  );
}

/** The open menu: two pages with the nine jobs, and what every job includes. */
export function Menu() {
  const t = useT<'addOns'>();
  const job = (name: 'kitchen' | 'washroom' | 'disinfection' | 'carpet' | 'floors' | 'upholstery' | 'windows' | 'pressure' | 'move', closed: string) => (
    <Job name={t(`addOns.menu.${name}`)} often={t(`addOns.menu.${name}.often`)} text={t(`addOns.menu.${name}.text`)} closed={closed} />
  );
  return (
    <div className={styles.leaves}>
      <div className={styles.leaf}>
        <Course id="wet" title={t('addOns.menu.wet')}>
          <ul className={styles.jobs}>
            {job('kitchen', t('addOns.menu.kitchen.closed', { hours: hours.kitchen }))}
            {job('washroom', t('addOns.menu.washroom.closed', { hours: hours.washroom }))}
            {job('disinfection', t('addOns.menu.disinfection.closed'))}
          </ul>
        </Course>
        <Course id="soft" title={t('addOns.menu.soft')}>
          <ul className={styles.jobs}>
            {job('carpet', t('addOns.menu.carpet.closed', { hours: hours.carpet }))}
            {job('floors', t('addOns.menu.floors.closed', { hours: hours.floors }))}
            {job('upholstery', t('addOns.menu.upholstery.closed', { hours: hours.upholstery }))}
          </ul>
        </Course>
      </div>
      <div className={styles.leaf}>
        <Course id="outside" title={t('addOns.menu.outside')}>
          <ul className={styles.jobs}>
            {job('windows', t('addOns.menu.windows.closed'))}
            {job('pressure', t('addOns.menu.pressure.closed', { hours: hours.pressure }))}
          </ul>
        </Course>
        <Course id="tenants" title={t('addOns.menu.tenants')}>
          <ul className={styles.jobs}>{job('move', t('addOns.menu.move.closed', { hours: hours.move }))}</ul>
        </Course>
        <section data-surface="tint" className={styles.included} aria-labelledby="included">
          <h2 id="included" className={styles.includedTitle}>
            {t('addOns.list.title')}
          </h2>
          <Checklist className={styles.list} aria-labelledby="included">
            {(['test', 'furniture', 'signs', 'machines', 'protect', 'sheets', 'photos', 'water'] as const).map((name) => (
              <ChecklistItem key={name}>{t(`addOns.list.${name}`)}</ChecklistItem>
            ))}
          </Checklist>
        </section>
      </div>
    </div>
  );
}
