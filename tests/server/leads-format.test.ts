import { expect, test } from 'vitest';
import { toCsv, toJson, toJsonLines, toNewLeadsTable, toTable, escapeControls } from '../../server/leads-format.ts';
import { isLeads, type Leads } from '../../server/leads-store.ts';
import { aMessage, aRequest } from '../database/stores.ts';

const created_at = '2025-01-22T14:05:06.789Z';
function leads(message: Record<string, unknown> = {}): Leads {
  const stored: unknown = {
    quote_requests: [{ ...aRequest({ email: 'zoe@exemple.ca' }), created_at }],
    contact_messages: [{ phone: null, company: null, ...aMessage(message), created_at }],
  };
  if (!isLeads(stored)) throw new Error('These are no leads.');
  return stored;
}

// Colour, cursor, title, C1 control, right-to-left override, zero width.
const HOSTILE = '\u001b[2J\u001b]0;x\u0007\u009b31m\u202Eevil\u200b\r\u0008';

test('a table shows name, contact details and request, in Montréal’s time', () => {
  const table = toTable(leads(), 120);
  for (const part of ['Quote requests: 1', 'Contact messages: 1', '09:05', 'Zoë Côté', 'zoe@exemple.ca', '(514) 555-0142', 'office', '12500 sq ft', 'weekly × 3', 'Mon Wed Fri', 'night', 'restrooms 4', '2 < 3']) {
    expect(table).toContain(part);
  }
});

test.each([20, 80, 100, 140, 500])('a table fits a terminal of %i columns, from 80 on, and cuts off no text', (width) => {
  const words = Array.from({ length: 300 }, (_, index) => `mot${index}`);
  const table = toTable(leads({ message: words.join(' '), name: 'x'.repeat(150), email: `${'y'.repeat(120)}@exemple.ca` }), width);
  expect(words.filter((word) => !table.includes(word))).toEqual([]);
  expect(Math.max(...table.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(Math.max(80, width));
});

test.each([
  ['a table', (stored: Leads) => toTable(stored, 100)],
  ['JSON', toJson],
  ['CSV', toCsv],
  ['a table of new leads', (stored: Leads) => toNewLeadsTable(stored, 100)],
  ['JSON lines', toJsonLines],
])('control characters of a visitor are escaped for a terminal: %s', (_, format) => {
  const printed = format(leads({ name: HOSTILE, message: HOSTILE, company: HOSTILE }));
  expect(printed.replaceAll('\r\n', '\n')).not.toMatch(/(?![\t\n])[\p{Cc}\u200b\u202e]/u);
  expect(printed).toContain('evil');
});

test('JSON contains exactly what was stored', () => {
  const stored = leads({ message: HOSTILE });
  expect(JSON.parse(toJson(stored))).toEqual(stored);
});

test.each(['=1+1', '+1 514 555-0142', '-1', '@SUM(A1)'])('CSV writes %j so that a spreadsheet does not compute it', (formula) =>
  expect(toCsv(leads({ message: formula }))).toContain(`,'${formula}\r\n`));

test.each([
  // Excel on a French Windows splits cells at semicolons, even inside quotes.
  ['Zoé;=1+1;', "Zoé;'=1+1;"],
  ['a, -1', "a,' -1"],
  ['a\t+1', "a\t'+1"],
  ['a\n=1', "a\n'=1"],
  ['a;"=1', `a;'""=1`],
  ['a;;\n @x', "a;;\n' @x"],
  ['＝1;＋1;－1;＠x', "'＝1;'＋1;'－1;'＠x"],
  ['\n=1', "'\n'=1"],
  ['\t=1', "'\t'=1"],
  ['=HYPERLINK("https://evil.example";"x")', `'=HYPERLINK(""https://evil.example"";""x"")`],
  // Other text is left as it was written, in one field.
  ['R&D; 1 + 1 = 2, est-ce - ou non\n\nMerci', 'R&D; 1 + 1 = 2, est-ce - ou non\n\nMerci'],
  ['a "b", c\nd', 'a ""b"", c\nd'],
])('CSV writes %j so that a spreadsheet computes no part of it', (message, written) => {
  const csv = toCsv(leads({ message }));
  expect(csv).toContain(`,"${written}"\r\n`);
  expect(csv.split('\r\n')).toHaveLength(4);
});

test('accents, emoji and no-break spaces are printed as they are; an invisible joiner is escaped', () => {
  expect(escapeControls('Zoë « Côté » 👩‍🔧 8 h')).toBe('Zoë « Côté » 👩\\u200d🔧 8 h');
});
