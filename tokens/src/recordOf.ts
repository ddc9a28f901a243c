const hasAllNames = <Name extends string, Value>(record: Partial<Record<Name, Value>>, names: readonly Name[]): record is Record<Name, Value> =>
  names.every((name) => name in record);

/** Makes a record with a value for each name. Unlike `Object.fromEntries`, it keeps the names in the type. */
export function recordOf<Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value): Record<Name, Value> {
  const record: Partial<Record<Name, Value>> = {};
  for (const name of names) record[name] = valueOf(name);
  if (!hasAllNames(record, names)) throw new Error(`A value is missing among ${names.join(', ')}.`);
  return record;
}
