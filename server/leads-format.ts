import { company } from '../site/company/facts.ts';
import type { Row } from './database.ts';
import type { Leads } from './leads-store.ts';
import { TABLES, type Table } from './tables.ts';
import { isRecord } from '../site/isRecord.ts';

// What a visitor wrote is untrusted: a terminal must not interpret it (ECMA-48 controls, Unicode
// bidirectional overrides), and a spreadsheet must not run it as a formula.

const escape = (character: string) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

const CONTROLS = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Escapes every character that a terminal might obey, as `\u001b`. @param keep the characters that are left as they are */
export function escapeControls(text: string, keep = ''): string {
  return text.replace(CONTROLS, (character) => (keep.includes(character) ? character : escape(character)));
}

/** Leads, and what else is held about a person, as one JSON object. Parsing it returns exactly what was stored. */
export function toJson(leads: Leads): string {
  return `${escapeControls(JSON.stringify(leads, null, 2), '\n')}\n`;
}

/** A row, and the name of its table. */
interface LabelledRow {
  readonly table: string;
  readonly row: Row;
}

/** The rows of leads with the names of their tables, newest first in each. */
export const labelledRows = (leads: Leads): readonly LabelledRow[] => [
  ...leads.quote_requests.map((row) => ({ table: 'quote_requests', row })),
  ...leads.contact_messages.map((row) => ({ table: 'contact_messages', row })),
];

/** Each lead as one line of JSON, beginning with its table: for a program that reads leads as they arrive. */
export function toJsonLines(leads: Leads): string {
  return labelledRows(leads).map(({ table, row }) => `${escapeControls(JSON.stringify({ table, ...row }))}\n`).join('');
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

/** Text that a spreadsheet would run as a formula, also with full-width signs and after spaces or quotes. */
const FORMULA = /^[\s"]*[=+\-@＝＋－＠]/;

/**
 * Text that no spreadsheet runs as a formula (https://owasp.org/www-community/attacks/CSV_Injection). A spreadsheet with
 * another separator (Excel on French Windows: `;`) splits a field into cells, even a quoted one, so each part is checked.
 */
const escapeFormulas = (text: string): string =>
  text
    .split(/(?<=[;,\t\n])/)
    .map((cell, at) => (FORMULA.test(cell) || (at === 0 && /^[\t\n]/.test(cell)) ? `'${cell}` : cell))
    .join('');

function csvField(value: unknown): string {
  // A number is never a formula. In text, a carriage return is escaped.
  if (typeof value === 'number') return String(value);
  const text = escapeFormulas(escapeControls(textOf(value), '\n\t'));
  return /[",;\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as one CSV file (RFC 4180, UTF-8, CRLF): a first column names the table, the others are the columns of all.
 * A field that a spreadsheet would run as a formula begins with an apostrophe.
 * @param more columns beside those of the leads
 * @param heading whether it begins with the names of the columns
 */
export function csvOf(rows: readonly LabelledRow[], more: readonly string[], heading = true): string {
  const columns = [...new Set<string>([...Object.values(TABLES).flat(), ...more])];
  const lines = rows.map(({ table, row }) => [table, ...columns.map((column) => row[column])]);
  return [...(heading ? [['table', ...columns]] : []), ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/** All leads as one CSV file. @param heading whether it begins with the names of the columns */
export const toCsv = (leads: Leads, heading = true): string => csvOf(labelledRows(leads), [], heading);

/** Times where the company is. */
const RECEIVED_AT = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: company.timeZone,
});

const segmenter = new Intl.Segmenter('en');
const characters = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Breaks text into lines of at most `width` characters, between words where it can. */
function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let rest = characters(escapeControls(paragraph));
    while (rest.length > width) {
      const space = rest.lastIndexOf(' ', width);
      const end = space > 0 ? space : width;
      lines.push(rest.slice(0, end).join(''));
      rest = rest.slice(space > 0 ? end + 1 : end);
    }
    return [...lines, rest.join('')];
  });
}

interface Column {
  readonly heading: string;
  /** Its minimum width in characters. In each table the minimum widths and the gaps add up to 80 at most. */
  readonly least: number;
  /** Its share of the width that remains once every column has its minimum. */
  readonly share: number;
  /** Lines of the cell. */
  readonly cell: (row: Row) => readonly string[];
}

interface Layout {
  readonly title: string;
  readonly columns: readonly Column[];
  /** The lines below a row, over the whole width: what is too long for a cell. */
  readonly below: (row: Row) => readonly string[];
}

const nonEmpty = (...lines: readonly string[]) => lines.filter((line) => line !== '');
const field = (name: string) => (row: Row) => textOf(row[name]);

/** `restrooms 4, highTouch` for `{restrooms: 4, highTouch: true}`. A nested object is in brackets after its name. */
function detailsText(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(' ');
  if (!isRecord(value)) return textOf(value);
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== false)
    .map(([name, part]) => (part === true ? name : isRecord(part) ? `${name} (${detailsText(part)})` : `${name} ${detailsText(part)}`))
    .join(', ');
}

function scheduleLines(value: unknown): readonly string[] {
  if (!isRecord(value)) return [];
  const { kind, days, timesPerWeek, shifts } = value;
  const times = timesPerWeek === null || timesPerWeek === undefined ? '' : ` × ${textOf(timesPerWeek)}`;
  return nonEmpty(`${textOf(kind)}${times}`, detailsText(days), detailsText(shifts));
}

const receivedColumn: Column = {
  heading: 'Received',
  least: 12,
  share: 0,
  cell: (row) => RECEIVED_AT.format(new Date(textOf(row['created_at']))).split(/, (?=\d\d:)/),
};
const from: Column = { heading: 'From', least: 14, share: 2, cell: (row) => nonEmpty(field('name')(row), field('company')(row)) };
const contactColumn: Column = { heading: 'E-mail, phone', least: 18, share: 3, cell: (row) => nonEmpty(field('email')(row), field('phone')(row)) };

/** The id and the status of a lead. */
const identity = (row: Row) => nonEmpty(field('id')(row), field('status')(row)).join('  ');

const LAYOUTS = {
  quote_requests: {
    title: 'Quote requests',
    columns: [
      receivedColumn,
      from,
      contactColumn,
      {
        heading: 'Service',
        least: 18,
        share: 1,
        cell: (row) =>
          nonEmpty(
            field('service')(row),
            row['sqft'] === null ? '' : `${textOf(row['sqft'])} sq ft`,
            row['floors_served'] === null ? '' : `floors: ${textOf(row['floors_served'])}`,
          ),
      },
      { heading: 'Schedule', least: 10, share: 1, cell: (row) => scheduleLines(row['schedule']) },
    ],
    below: (row) => nonEmpty(identity(row), detailsText(row['service_details']), field('notes')(row)),
  },
  contact_messages: {
    title: 'Contact messages',
    columns: [receivedColumn, from, contactColumn],
    below: (row) => nonEmpty(identity(row), field('message')(row)),
  },
} as const satisfies Record<Table, Layout>;

const GAP = '  ';

function drawTable({ title, columns, below }: Layout, rows: readonly Row[], width: number): string {
  const heading = `${title}: ${rows.length}`;
  if (rows.length === 0) return `${heading}\n`;
  const spare = width - columns.reduce((sum, { least }) => sum + least + GAP.length, -GAP.length);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ least, share }) => least + Math.floor((spare * share) / shares));
  const drawLine = (cells: readonly string[]) =>
    cells
      .map((cell, index) => cell + ' '.repeat(Math.max(0, (widths[index] ?? 0) - characters(cell).length)))
      .join(GAP)
      .trimEnd();
  const drawRow = (row: Row) => {
    const cells = columns.map(({ cell, least }, index) => cell(row).flatMap((line) => wrap(line, widths[index] ?? least)));
    const height = Math.max(...cells.map((lines) => lines.length));
    const lines = Array.from({ length: height }, (_, at) => drawLine(cells.map((cell) => cell[at] ?? '')));
    const more = below(row).flatMap((text) => wrap(text, width - 4).map((line) => `  │ ${line}`));
    return [...lines, ...more].join('\n');
  };
  const rule = '─'.repeat(width);
  const body = rows.map(drawRow).join(`\n${rule}\n`);
  return `${heading}\n${rule}\n${drawLine(columns.map((column) => column.heading))}\n${rule}\n${body}\n${rule}\n`;
}

/** New leads as tables to read in a terminal. A table without new leads is left out. */
export function toNewLeadsTable(leads: Leads, width: number): string {
  const tableWidth = Math.min(140, Math.max(80, width));
  const tables = [
    leads.quote_requests.length > 0 ? drawTable(LAYOUTS.quote_requests, leads.quote_requests, tableWidth) : '',
    leads.contact_messages.length > 0 ? drawTable(LAYOUTS.contact_messages, leads.contact_messages, tableWidth) : '',
  ];
  return tables.filter((table) => table !== '').map((table) => `\n${table}`).join('');
}

/**
 * All leads as tables to read in a terminal, with times where the company is.
 * @param width columns of the terminal; fewer than 80 count as 80, more than 140 as 140
 * @param isFiltered whether other leads may be stored that the filter leaves out. Default: no
 */
export function toTable(leads: Leads, width: number, isFiltered = false): string {
  if (leads.quote_requests.length + leads.contact_messages.length === 0) {
    if (isFiltered) return 'None: no stored quote request or contact message matches.\n';
    return 'Nothing has been sent yet: no quote request and no contact message is stored.\n';
  }
  const tableWidth = Math.min(140, Math.max(80, width));
  return `${drawTable(LAYOUTS.quote_requests, leads.quote_requests, tableWidth)}\n${drawTable(LAYOUTS.contact_messages, leads.contact_messages, tableWidth)}`;
}
