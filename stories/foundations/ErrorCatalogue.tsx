import { locales } from '../../site/i18n/locale.ts';
import { ScrollTable } from '../documentation/ScrollTable.tsx';
import { both, by as byStyle, code as codeStyle, codes, fact, facts, head, name, sentence, when as whenStyle } from './ErrorCatalogue.css.ts';
import { catalogue, type FormMessage, type InBoth, plainAnswers, problems, reasons } from './errors.ts';
import { page, table } from './foundations.css.ts';

/** A sentence in both languages, and the forms that show it. */
function Sentence({ message: { by, words } }: { message: FormMessage }) {
  return (
    <div className={both}>
      <p className={byStyle}>{by.join(', ')}</p>
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
  return (
    <section className={page} lang="en-CA">
      <ul className={codes}>
        {catalogue.map(({ code, when, messages, where, way, retry }) => (
          <li key={code} className={codeStyle}>
            <div className={head}>
              <h3 className={name}>
                <code>{code}</code>
              </h3>
              <p className={whenStyle}>{when}</p>
            </div>
            {messages.map((one) => (
              <Sentence key={one.words['en-CA']} message={one} />
            ))}
            <dl className={facts}>
              <div>
                <dt className={fact}>Where it shows</dt>
                <dd>{where}</dd>
              </div>
              <div>
                <dt className={fact}>What the visitor can do</dt>
                <dd>{way}</dd>
              </div>
              <div>
                <dt className={fact}>To try again</dt>
                {retry.map((offer) => (
                  <dd key={offer}>{offer}</dd>
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
  return (
    <ScrollTable className={table} label={caption} columns={[first, 'English', 'French']}>
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
  return (
    <section className={page} lang="en-CA">
      <Words caption="Why there is no answer" first="Reason" rows={plain(reasons.noAnswer)} />
      <Words caption="What a refused column is called" first="Column" rows={plain(reasons.columns)} />
    </section>
  );
}

/** The messages beside fields. */
export function BesideFields() {
  return (
    <section className={page} lang="en-CA">
      <Words
        caption="Beside the field, and in the red box that links to it"
        first="Problem"
        rows={problems.flatMap(({ problem, messages }) => messages.map(({ by, words }) => ({ key: `${problem} ${words['en-CA']}`, heading: problem, by: by.join(', '), words })))}
      />
    </section>
  );
}

/** The server's answers to a POST that cannot come from a form of this site. */
export function PlainAnswers() {
  return (
    <section className={page} lang="en-CA">
      <Words caption="Answers of the server without a page" first="Status" rows={plain(plainAnswers)} />
    </section>
  );
}
