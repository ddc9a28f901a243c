/**
 * A published module must begin with `'use client'` if a server component can't run it. Other modules must not, so
 * that plain markup stays on the server.
 *
 * @see https://react.dev/reference/rsc/use-client
 */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { runNode } from './run.ts';

/**
 * The exports of React and of React DOM under the condition `react-server`. Their other exports (state, effects, contexts, classes,
 * the status of a form) need a client module.
 */
export async function serverExportsOfReact(folder: string): Promise<ReadonlySet<string>> {
  const names: string[] = JSON.parse(
    await runNode(['--conditions=react-server', '--input-type=module', '--eval', "console.log(JSON.stringify((await Promise.all([import('react'), import('react-dom')])).flatMap((one) => Object.keys(one.default))))"], folder),
  );
  return new Set(names);
}

/** The parts of a module that decide where it can run. */
interface Parts {
  /** Whether it begins with the directive. */
  saysClient: boolean;
  /** The names that it imports from React and React DOM. */
  reactNames: string[];
  /** The handlers that it always passes to elements: `onClick`. A handler from a prop, or one that is passed conditionally, does not count. */
  handlers: string[];
  /** What it exports, by name. */
  exports: string[];
}

const nameOf = (node: ESTree.ModuleExportName): string => (node.type === 'Literal' ? node.value : node.name);

/** The value of an object's property. */
type PropertyValue = Exclude<ESTree.ObjectProperty['value'] | ESTree.BindingProperty['value'], ESTree.BindingPattern> | ESTree.BindingIdentifier;

/** Whether a value is a function that the module itself makes. */
function isOwnFunction(value: PropertyValue, own: ReadonlyMap<string, ESTree.Expression | undefined>): boolean {
  if (value.type !== 'Identifier') return ['ArrowFunctionExpression', 'FunctionExpression', 'CallExpression'].includes(value.type);
  if (!own.has(value.name)) return false;
  const given = own.get(value.name);
  return given === undefined || (given.type !== 'Identifier' && isOwnFunction(given, own));
}

function partsOf(file: string, code: string): Parts {
  const { program } = parseSync(file, code);
  const parts: Parts = { saysClient: false, reactNames: [], handlers: [], exports: [] };
  const own = new Map<string, ESTree.Expression | undefined>();
  const given: { name: string; value: PropertyValue }[] = [];
  new Visitor({
    ExpressionStatement: ({ directive }) => {
      if (directive === 'use client') parts.saysClient = true;
    },
    ImportDeclaration: ({ source, specifiers }) => {
      if (source.value !== 'react' && source.value !== 'react-dom') return;
      for (const one of specifiers) if (one.type === 'ImportSpecifier') parts.reactNames.push(nameOf(one.imported));
    },
    FunctionDeclaration: ({ id }) => {
      if (id) own.set(id.name, undefined);
    },
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init) own.set(id.name, init);
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier') own.set(left.name, right);
    },
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : '';
      // In a destructuring pattern, a `Property` is not a handler.
      if (/^on[A-Z]/.test(name) && value.type !== 'AssignmentPattern' && value.type !== 'ObjectPattern' && value.type !== 'ArrayPattern') given.push({ name, value });
    },
    ExportSpecifier: ({ exported }) => {
      parts.exports.push(nameOf(exported));
    },
  }).visit(program);
  parts.handlers = given.filter(({ value }) => isOwnFunction(value, own)).map(({ name }) => name);
  return parts;
}

/** Whether a client module may export the name: components, which a server renders, and hooks, which only client modules use. */
const isForClients = (name: string): boolean => /^(use)?[A-Z]/.test(name);

/**
 * Describes in one sentence why a module fails in a server component.
 *
 * @param file its name, for the sentence
 * @param code its published code
 * @param onServers the result of `serverExportsOfReact`
 */
export function clientFault(file: string, code: string, onServers: ReadonlySet<string>): string | undefined {
  const { saysClient, reactNames, handlers, exports } = partsOf(file, code);
  const reasons = [...reactNames.filter((name) => !onServers.has(name)), ...handlers];
  const said = [...new Set(reasons)].join(', ');
  if (said !== '' && !saysClient) return `${file} uses ${said}, which a server component can’t: begin its source with 'use client'.`;
  if (said === '' && saysClient) return `${file} says 'use client' and uses nothing that needs it: remove the line, so that the module stays on the server.`;
  const values = saysClient ? exports.filter((name) => !isForClients(name)) : [];
  return values.length === 0
    ? undefined
    : `${file} says 'use client' and exports ${values.join(', ')}, which a server component gets only as a reference: move everything but components and hooks to a module of its own.`;
}

/** The faults of all modules of an installed package, except lucide's icons. */
export async function clientFaults(installed: string, onServers: ReadonlySet<string>): Promise<string[]> {
  const files = globSync('**/*.js', { cwd: installed, exclude: ['lucide/**'] }).sort();
  const faults = await Promise.all(files.map(async (file) => clientFault(file, await readFile(join(installed, file), 'utf8'), onServers)));
  return faults.filter((fault) => fault !== undefined);
}
