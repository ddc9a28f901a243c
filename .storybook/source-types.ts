import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

/** A field of a type, as its source declares it. */
export interface SourceField {
  name: string;
  /** Its TypeScript type. */
  type: string;
  required: boolean;
  /** Its JSDoc; empty where the source has none. */
  jsdoc: string;
}

/** A type of the package, as its source declares it. */
export interface SourceType {
  /** Its JSDoc; empty where the source has none. */
  jsdoc: string;
  /** Its own fields, those of an inline object type (`labels.pause`), and those inherited from other types of the package; empty if it is not an object. */
  fields: readonly SourceField[];
  /** The type's text if it is not an object: `'h2' | 'h3'`. */
  text: string;
}

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];
type Signature = Extract<Statement, { type: 'TSInterfaceDeclaration' }>['body']['body'][number];
type Type = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];

/** A declaration before its inherited fields are added. */
interface Parsed extends SourceType {
  parents: readonly string[];
}

const declarationIn = (statement: Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

/** Parses a source; returns its program, the text of a part of it, and the JSDoc that ends where a part begins. */
function parseModule(file: string, source: string) {
  const { program, comments } = parseSync(file, source);
  const endingAt = new Map(comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ end, value }) => [end, value]));
  /** In one line, without its comments. */
  const written = ({ start, end }: { start: number; end: number }) =>
    source.slice(start, end).replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
  const jsdocBefore = (start: number): string =>
    (endingAt.get(source.slice(0, start).trimEnd().length) ?? '').replaceAll(/^\s*\*+ ?/gm, '').trim();
  return { program, written, jsdocBefore };
}

/** The exported declarations of a source by name, each with its JSDoc. */
function exportsIn(file: string, source: string): Map<string, string> {
  const { program, jsdocBefore } = parseModule(file, source);
  const found = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const named = statement.declaration.type === 'VariableDeclaration' ? statement.declaration.declarations : [statement.declaration];
    for (const { id } of named) if (id?.type === 'Identifier') found.set(id.name, jsdocBefore(statement.start));
  }
  return found;
}

/** The interfaces and type aliases of a source by name, and as `<Name>Props` the props that an exported component declares inline. */
export function typesIn(file: string, source: string): Map<string, Parsed> {
  const { program, written, jsdocBefore } = parseModule(file, source);

  /** The members of an inline object type: `{ pause: string }`, `{ href: string } | undefined`. */
  const membersOf = (type: Type): readonly Signature[] => {
    if (type.type === 'TSTypeLiteral') return type.members;
    return type.type === 'TSUnionType' ? type.types.flatMap(membersOf) : [];
  };

  const fieldsOf = (signatures: readonly Signature[]): SourceField[] =>
    signatures.flatMap((signature) => {
      if (signature.type !== 'TSPropertySignature' || !signature.typeAnnotation) return [];
      const { key, optional, typeAnnotation, start } = signature;
      const name = written(key).replaceAll("'", '');
      const { typeAnnotation: type } = typeAnnotation;
      const inner = fieldsOf(membersOf(type)).map((field) => ({ ...field, name: `${name}.${field.name}` }));
      return [{ name, type: written(type), required: !optional, jsdoc: jsdocBefore(start) }, ...inner];
    });

  /** `Shape & { field: Type }` has a parent and a field. */
  const partsOf = (type: Type): Pick<Parsed, 'fields' | 'parents'> => {
    if (type.type === 'TSTypeLiteral') return { fields: fieldsOf(type.members), parents: [] };
    // `{ href: string; onPress?: undefined } | { … }`: the fields of all, without those that one of them forbids.
    if (type.type === 'TSUnionType' && type.types.every((one) => one.type === 'TSTypeLiteral')) {
      const each = type.types.map((one) => partsOf(one).fields.filter((field) => field.type !== 'undefined'));
      const fields = each.flat().map((field): SourceField => {
        const required = each.every((some) => some.some((other) => other.required && other.name === field.name));
        return { ...field, required, type: required || field.type.endsWith('| undefined') ? field.type : `${field.type} | undefined` };
      });
      return { fields: fields.filter(({ name }, at) => fields.findIndex((field) => field.name === name) === at), parents: [] };
    }
    if (type.type !== 'TSIntersectionType') return { fields: [], parents: [written(type)] };
    const parts = type.types.map(partsOf);
    return { fields: parts.flatMap(({ fields }) => fields), parents: parts.flatMap(({ parents }) => parents) };
  };

  const found = new Map<string, Parsed>();
  for (const statement of program.body) {
    const declared = declarationIn(statement);
    const jsdoc = jsdocBefore(statement.start);
    if (declared?.type === 'TSInterfaceDeclaration') {
      found.set(declared.id.name, { jsdoc, fields: fieldsOf(declared.body.body), text: '', parents: declared.extends.map(written) });
    } else if (declared?.type === 'TSTypeAliasDeclaration') {
      const parts = partsOf(declared.typeAnnotation);
      found.set(declared.id.name, { jsdoc, ...parts, text: parts.fields.length === 0 ? written(declared.typeAnnotation) : '' });
    } else if (statement.type === 'ExportNamedDeclaration' && declared?.type === 'FunctionDeclaration' && declared.id) {
      const [first] = declared.params;
      const type = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined;
      const name = `${declared.id.name}Props`;
      if (type && !found.has(name)) found.set(name, { jsdoc, ...partsOf(type), text: '' });
    }
  }
  return found;
}

/** `Shape`, `Omit<Shape, 'name'>`: the inherited fields. The attributes of a native element are not included. */
function inheritedFields(parent: string, types: ReadonlyMap<string, Parsed>): SourceField[] {
  const [, of = parent, without = ''] = /^Omit<(\w+), (.*)>$/s.exec(parent) ?? [];
  return allFields(of, types).filter(({ name }) => !without.includes(`'${name}'`));
}

function allFields(name: string, types: ReadonlyMap<string, Parsed>): SourceField[] {
  const type = types.get(name);
  if (type === undefined) return [];
  const own = new Set(type.fields.map((field) => field.name));
  const above = type.parents.flatMap((parent) => inheritedFields(parent, types)).filter((field) => !own.has(field.name));
  return [...type.fields, ...above];
}

const sources = fileURLToPath(new URL('../packages/ui/src', import.meta.url));

/** Types by name, each with all its fields. */
export const withInheritedFields = (types: ReadonlyMap<string, Parsed>): Record<string, SourceType> =>
  Object.fromEntries([...types].map(([name, { jsdoc, text }]) => [name, { jsdoc, text, fields: allFields(name, types) }]));

/** Runs `find` on each source of `@uno/ui` and merges the results. */
async function findInSources<Found>(find: (file: string, source: string) => Map<string, Found>): Promise<Map<string, Found>> {
  const all = new Map<string, Found>();
  for await (const path of glob('**/*.{ts,tsx}', { cwd: sources, exclude: (name) => name.endsWith('.css.ts') })) {
    for (const [name, one] of find(path, await readFile(`${sources}/${path}`, 'utf8'))) all.set(name, one);
  }
  return all;
}

/** Every type of `@uno/ui`, by name. */
export const sourceTypes = async (): Promise<Record<string, SourceType>> => withInheritedFields(await findInSources(typesIn));

/** Every export of `@uno/ui`, by name, with its JSDoc. */
export const sourceExports = (): Promise<Map<string, string>> => findInSources(exportsIn);

const name = 'virtual:source-types';

/**
 * `virtual:source-types`: the types of `@uno/ui` as they are written, for the tables of props. react-docgen reads the
 * props of a component, but cannot describe a `readonly` list or the fields of a named type.
 */
export const sourceTypesModule = (): Plugin => ({
  name: 'uno:source-types',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await sourceTypes())}` : undefined),
});
