import type { Locale } from '../../site/i18n/locale.ts';
import type { ReviewLine } from '../../site/src/leads/review.ts';
import { escapeControls } from '../leads-format.ts';

/** The content of an e-mail, from which its text and its HTML are made. */
export interface Letter {
  readonly locale: Locale;
  readonly subject: string;
  /** Paragraphs. */
  readonly opening: readonly string[];
  /** Answers under their headings. A part without lines is left out. */
  readonly parts: readonly { readonly heading: string; readonly lines: readonly ReviewLine[] }[];
  /** Paragraphs. */
  readonly closing: readonly string[];
}

/** The visitor’s text, without characters that could reorder or hide the text beside it. */
const visibleText = (text: string): string => escapeControls(text.replaceAll('\r\n', '\n'), '\n\t');

const colon = (locale: Locale): string => (locale === 'fr-CA' ? '\u00a0:' : ':');

/** The letter as plain text. An answer with several lines is indented below its label. */
export function toText({ locale, opening, parts, closing }: Letter): string {
  const line = ({ term, value }: ReviewLine): string => {
    const lines = visibleText(value).split('\n');
    return `${term}${colon(locale)}${lines.length === 1 ? ` ${lines.join('')}` : lines.map((one) => `\n  ${one}`).join('')}`;
  };
  const answers = parts.filter(({ lines }) => lines.length > 0).map(({ heading, lines }) => [heading.toLocaleUpperCase(locale), ...lines.map(line)].join('\n'));
  return `${[...opening, ...answers, ...closing].join('\n\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => visibleText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The letter as HTML, with all text escaped and without links, pictures or scripts. */
export function toHtml({ locale, subject, opening, parts, closing }: Letter): string {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const row = ({ term, value }: ReviewLine) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:4px 16px 4px 0;font-weight:normal;color:#555">${escapeHtml(term)}</th><td valign="top" style="padding:4px 0;white-space:pre-wrap">${escapeHtml(value)}</td></tr>`;
  const answers = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `<h2 style="font-size:16px;margin:24px 0 4px">${escapeHtml(heading)}</h2>\n<table>\n${lines.map(row).join('\n')}\n</table>`);
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#111;background:#fff">
${[...opening.map(paragraph), ...answers, ...closing.map(paragraph)].join('\n')}
</body>
</html>
`;
}
