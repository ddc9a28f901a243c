import { locales } from '../../site/i18n/locale.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { useWords } from '../language.ts';
import { both, by as byStyle, code as codeStyle, codes, fact, facts, head, name, sentence, when as whenStyle } from './ErrorCatalogue.css.ts';
import { errorWords } from './errorWords.ts';
import { catalogue, type FormMessage, type InBoth, plainAnswers, problems, reasons } from './errors.ts';
import { page, table } from './foundations.css.ts';

/** A sentence in both languages, and the forms that show it. */
function Sentence({ message: { by, words } }: { message: FormMessage }) {
  const { forms } = useWords(errorWords);
  return (
    <div className={both}>
      <p className={byStyle}>{by.map((form) => forms[form]).join(', ')}</p>
      {locales.map((locale) => (
        <p key={locale} lang={locale} className={sentence}>
          {words[locale]}
        </p>
      ))}
    </div>
  );
}

/** The ten codes: when each occurs, its messages, where they are shown, and what the visitor can do. */
export function Codes() {
  const t = useWords(errorWords);
  return (
    <section className={page}>
      <ul className={codes}>
        {catalogue.map(({ code, messages, retries }) => (
          <li key={code} className={codeStyle}>
            <div className={head}>
              <h3 className={name}>
                <code>{code}</code>
              </h3>
              <p className={whenStyle}>{t.explanations[code].when}</p>
            </div>
            {messages.map((one) => (
              <Sentence key={one.words['en-CA']} message={one} />
            ))}
            <dl className={facts}>
              <div>
                <dt className={fact}>{t.where}</dt>
                <dd>{t.explanations[code].where}</dd>
              </div>
              <div>
                <dt className={fact}>{t.way}</dt>
                <dd>{t.explanations[code].way}</dd>
              </div>
              <div>
                <dt className={fact}>{t.again}</dt>
                {retries.map(({ form, offer }) => (
                  <dd key={`${form} ${offer}`}>
                    {t.forms[form]}
                    {t.colon} {t.retries[offer]}
                  </dd>
                ))}
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row of a table of texts: its key, and the text in both languages. */
interface Row {
  readonly key: string;
  readonly heading: string;
  /** The forms that show it, unless all do. */
  readonly by?: string;
  readonly words: InBoth;
}

function Words({ caption, first, rows }: { caption: string; first: string; rows: readonly Row[] }) {
  const t = useWords(errorWords);
  return (
    <ScrollTable className={table} label={caption} columns={[first, t.english, t.french]}>
      {rows.map(({ key, heading, by, words }) => (
        <tr key={key}>
          <th scope="row">
            <code>{heading}</code>
            {by !== undefined && <div className={byStyle}>{by}</div>}
          </th>
          {locales.map((locale) => (
            <td key={locale} lang={locale}>
              {words[locale]}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

const plain = (words: readonly { readonly key: string; readonly words: InBoth }[]): readonly Row[] => words.map((row) => ({ ...row, heading: row.key }));

/** The texts for the reason, in the sentences of a failed send. */
export function Reasons() {
  const t = useWords(errorWords);
  return (
    <section className={page}>
      <Words caption={t.noAnswer} first={t.reason} rows={plain(reasons.noAnswer)} />
      <Words caption={t.columns} first={t.column} rows={plain(reasons.columns)} />
    </section>
  );
}

/** The messages beside fields. */
export function BesideFields() {
  const t = useWords(errorWords);
  return (
    <section className={page}>
      <Words
        caption={t.beside}
        first={t.problem}
        rows={problems.flatMap(({ problem, messages }) => messages.map(({ by, words }) => ({ key: `${problem} ${words['en-CA']}`, heading: problem, by: by.map((form) => t.forms[form]).join(', '), words })))}
      />
    </section>
  );
}

/** The server's answers to a POST that cannot come from a form of this site. */
export function PlainAnswers() {
  const t = useWords(errorWords);
  return (
    <section className={page}>
      <Words caption={t.answers} first={t.status} rows={plain(plainAnswers)} />
    </section>
  );
}
