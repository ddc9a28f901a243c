import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../server/connection.ts';
import { openPGlite } from '../server/database.ts';
import { migrate, migrationNames, MIGRATIONS } from '../server/migrate.ts';
import { ChangedKindError, type DatabaseRules, formRules, type MissingRule, missingRules, widerRules } from './databaseRules.ts';
import { isRecord } from '../site/isRecord.ts';

// `npm run lead-rules`: writes a migration for the answers that the forms send and the existing migrations refuse.

/** Whether a value from a database is a complete set of rules. */
function areRules(value: unknown): value is DatabaseRules {
  return isRecord(value) && ['longest', 'largest', 'details', 'preferences'].every((part) => isRecord(value[part])) && Array.isArray(value['scheduleKinds']);
}

/** Reads the rules by which a migrated database checks rows. */
export async function readRules(database: Database): Promise<DatabaseRules> {
  const [row] = await database.transaction((connection) => connection.query('select app_private.lead_rules() as rules'));
  const rules = row?.['rules'];
  if (!areRules(rules)) throw new Error('app_private.lead_rules() does not return a complete set of rules.');
  return rules;
}

/** JSON with one line for each name down to `depth`, and one line for everything below. */
function formatJson(value: unknown, depth: number, indent = '  '): string {
  if (Array.isArray(value)) return `[${value.map((item) => formatJson(item, 0)).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const parts = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${formatJson(inner, Math.max(0, depth - 1), `${indent}  `)}`);
  return depth === 0 ? `{${parts.join(', ')}}` : `{\n${parts.map((part) => `${indent}  ${part}`).join(',\n')}\n${indent}}`;
}

/** The migration that makes a database check rows with `rules`. @param added what is new in them */
export function migrationOf(rules: DatabaseRules, added: readonly MissingRule[]): string {
  return `-- What the forms send, made from site/src/leads by \`npm run lead-rules\`. New here:
${added.map(({ field, value }) => `--   ${field}: ${value}`).join('\n')}
create or replace function app_private.lead_rules()
returns jsonb
language sql immutable parallel safe
set search_path = ''
as $rules$
  select '${formatJson(rules, 2).replaceAll("'", "''")}'::jsonb
$rules$;
`;
}

/** The name of the next migration: the current time, but later than all existing ones. */
export function nextMigration(existing: readonly string[], now = new Date()): string {
  const version = Math.max(Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14)), ...existing.map((name) => Number(name.slice(0, 14)) + 1));
  return `${version}_lead_rules.sql`;
}

async function writeMigration(): Promise<string> {
  const database = await openPGlite();
  try {
    await migrate(database);
    const known = await readRules(database);
    const added = missingRules(known, formRules);
    if (added.length === 0) return 'The migrations accept everything that the forms send: nothing was written.';
    const file = new URL(nextMigration(migrationNames), MIGRATIONS);
    await writeFile(file, migrationOf(widerRules(known, formRules), added));
    return `Written: supabase/migrations/${basename(fileURLToPath(file))}\n${added.map(({ field, value }) => `  ${field}: ${value}`).join('\n')}\nnpm start runs it; for a hosted project run supabase db push.`;
  } finally {
    await database.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(await writeMigration());
  } catch (error) {
    console.error(error instanceof ChangedKindError ? error.message : error);
    process.exitCode = 1;
  }
}
