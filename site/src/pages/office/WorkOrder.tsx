import { halfHours, Roof, Storey, Street } from '@uno/drawings/pages/office';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Container } from '@uno/ui/Section';
import { VisuallyHidden } from '@uno/ui/VisuallyHidden';
import { SCREEN_ONLY } from '../../../protocol.ts';
import { numberFormat } from '../../../i18n/formats.ts';
import { timeOfDay } from '../../../i18n/timeOfDay.ts';
import { useLocale, useT } from '../../i18n/TranslationProvider.tsx';
import { QuoteAndCall } from '../../layout/QuoteAndCall.tsx';
import { PageBreadcrumb } from '../../layout/PageBreadcrumb.tsx';
import { hourAt, sampleArea, workOrder } from './order.ts';
import * as styles from './WorkOrder.css.ts';

/** “5e étage” with its letter raised, as French writes ordinals. */
const raised = (text: string) => text.split(/(?<=\d)(e)(?=\u00a0)/).map((part, at) => (part === 'e' ? <sup key={`${at}`}>e</sup> : part));

/** The opening of the page: title, lead and the work order, beside the drawn building. */
export function WorkOrder() {
  const t = useT<'office' | 'common' | 'pictures'>();
  const locale = useLocale();
  const span = { opens: timeOfDay(hourAt(0), locale), closes: timeOfDay(hourAt(halfHours), locale) };
  const fields = [
    [t('office.order.place'), t('office.order.place.text')],
    [t('office.order.hours'), t('office.order.hours.text', span)],
    [t('office.order.crew'), t('office.order.crew.text')],
    [t('office.order.supervisor'), t('office.order.supervisor.text')],
  ] as const;
  return (
    <div className={styles.opening}>
      <Container className={styles.head}>
        {/* First, as it is on phones: a part that arrives later would move the words down. */}
        <div data-surface="dark" className={styles.over} aria-hidden="true">
          <div className={styles.sky}>
            <Roof />
          </div>
          <div className={styles.upstairs}>
            <Storey line="desks" from={3} until={6} />
          </div>
        </div>
        <div className={styles.words}>
          <PageBreadcrumb page="office" />
          <PageTitle className={styles.title}>{t('office.title')}</PageTitle>
          <PageLead className={styles.lead}>{t('office.lead')}</PageLead>
          <QuoteAndCall service="office" />
        </div>
        <div className={styles.sheetHead}>
          <h2 id="order" className={styles.orderTitle}>
            {t('office.order.title')}
          </h2>
          <p className={styles.orderLead}>
            {t('office.order.lead', { area: numberFormat(locale).format(sampleArea) })} <span {...{ [SCREEN_ONLY]: '' }}>{t('office.order.legend')}</span>
          </p>
          <dl className={styles.fields}>
            {fields.map(([name, text]) => (
              <div key={name}>
                <dt className={styles.fieldName}>{name}</dt>
                <dd>{raised(text)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
      <Order />
    </div>
  );
}

/** The eleven lines of the work order, each beside its storey. */
function Order() {
  const t = useT<'office' | 'common' | 'pictures'>();
  const locale = useLocale();
  const clock = (at: number) => timeOfDay(hourAt(at), locale);
  return (
    <Container className={styles.order}>
      <div className={styles.columns} aria-hidden="true">
        <span>{t('office.order.hour')}</span>
        <span>{t('office.order.line')}</span>
        <span>{t('office.order.where')}</span>
        <span>{t('office.order.who')}</span>
        <span data-surface="dark" className={styles.clock}>
          {[0, 2, 4, 6, 8].map((at) => (
            <span key={at} className={styles.clockHour}>
              {clock(at)}
            </span>
          ))}
        </span>
      </div>
      <ol aria-labelledby="order">
        {workOrder.map((line) => (
          <li key={line.line} className={styles.line}>
            <p className={styles.hour}>
              <time dateTime={hourAt(line.from)}>{clock(line.from)}</time>
              <VisuallyHidden> – {clock(line.until)}</VisuallyHidden>
            </p>
            <div className={styles.task}>
              <h3 className={styles.taskName}>{t(`office.order.${line.line}`)}</h3>
              <p className={styles.taskText}>{raised(t(`office.order.${line.line}.text`))}</p>
            </div>
            <p className={styles.where}>{raised(t(`office.order.${line.line}.where`))}</p>
            <p className={styles.who}>
              <VisuallyHidden>{t('office.order.cleaner')} </VisuallyHidden>
              <span className={styles.letter}>{line.who}</span>
            </p>
            <div data-surface="dark" className={styles.cell}>
              <Storey {...line} />
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.out}>
        <p className={styles.hour}>
          <time dateTime={hourAt(halfHours)}>{clock(halfHours)}</time>
        </p>
        <div className={styles.outWords}>
          <p className={styles.outName}>{t('office.order.out')}</p>
          <p className={styles.taskText}>{t('office.order.out.text')}</p>
        </div>
        <div data-surface="dark" className={styles.cell} aria-hidden="true">
          <Street />
        </div>
      </div>
    </Container>
  );
}
