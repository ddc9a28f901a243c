// Every npm script runs through this file, so that each works from a fresh clone:
//
//     node scripts/bootstrap.mjs FILE.ts [arguments…]
//     node scripts/bootstrap.mjs --bin NAME [arguments…]
//     node scripts/bootstrap.mjs --production FILE.ts [arguments…]
//
// With --production only the packages of the running server are installed, without the build tools.
//
// It checks the version of Node, installs missing packages of package-lock.json, then runs the target on
// a Node that reads TypeScript. It is plain JavaScript that Node 12 can parse, so that an old Node
// can still print the error message.

import { spawn, spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, unlinkSync, writeFileSync } from 'fs';
import { constants } from 'os';
import { delimiter, dirname, join, relative } from 'path';
import { fileURLToPath } from 'url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stamp = join(modules, '.uno-install');
const log = join(root, '.cache', 'install.log');

/** Exits with a message on standard error. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Whether this Node is `major.minor` or newer. */
function nodeIsAtLeast(major, minor) {
  const own = process.versions.node.split('.').map(Number);
  return own[0] > major || (own[0] === major && own[1] >= minor);
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Whether node_modules matches the lockfile, by npm's own record, so that packages installed with npm directly are not
 * installed again. Optional packages may be missing, because they are for other platforms.
 */
function installedAsLocked(lockfile) {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages;
  return Object.entries(JSON.parse(lockfile).packages).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.devOptional || wanted.link) return true;
    return installed[path] !== undefined && installed[path].version === wanted.version;
  });
}

// Errors of npm, each with its cause and what to do.
const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT/;
const remedies = [
  [NETWORK, 'the package registry did not answer', 'check the connection (or npm’s proxy and registry settings)'],
  [/ENOSPC/, 'the disk is full', 'free about 700 MB'],
  [/EACCES|EPERM|EROFS/, 'node_modules may not be written', 'check who owns this folder'],
  [/\bE40[13]\b/, 'the package registry refused', 'log in to it with npm login'],
  [/EUSAGE/, 'package.json and package-lock.json disagree', 'run npm install'],
];

/** Leaves out the build tools; includes the project's own Node if this one cannot read TypeScript. */
const PRODUCTION = ['--omit=dev', nodeIsAtLeast(22, 18) ? '--omit=optional' : '--include=optional'];

/** Includes the build tools, and Node 24 on platforms that have it as a package. */
const EVERYTHING = ['--include=dev', '--include=optional'];

/** Runs `npm ci` and logs its output. On failure it exits with one sentence: the cause, what to do, and the log's path. */
function install(what) {
  process.stdout.write('Installing…\n');
  if (existsSync(stamp)) unlinkSync(stamp);
  mkdirSync(dirname(log), { recursive: true });
  const output = openSync(log, 'w');
  const args = ['ci', ...what, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const retryTimeouts = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', output, output] };
  const result =
    npm !== undefined && /npm-cli\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args, ...retryTimeouts], options)
      : spawnSync('npm', [...args, ...retryTimeouts], { ...options, shell: process.platform === 'win32' });
  closeSync(output);
  const where = relative(process.cwd(), log);
  if (result.error !== undefined) {
    refuse('The packages could not be installed, because npm was not found: install Node with npm from https://nodejs.org, then run this again.');
  }
  if (result.signal !== null) process.exit(130);
  if (result.status !== 0) {
    const said = readFileSync(log, 'utf8');
    const remedy = remedies.find(([pattern]) => pattern.test(said));
    const [, reason, wayOut] = remedy || [null, `npm ci ended with ${result.status}`, 'read its log'];
    refuse(`The packages could not be installed, because ${reason}: ${wayOut}, then run this again; npm’s own output is in ${where}.`);
  }
}

/** Installs, unless this lockfile has been installed on this kind of machine. */
function ensureInstalled() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lockfile).digest('hex');
  const machine = `${process.platform}-${process.arch}`;
  const wanted = `${hash} ${machine}\n`;
  const stamped = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (stamped === wanted) return;
  const carriedOver = stamped !== '' && !stamped.endsWith(` ${machine}\n`);
  if (carriedOver || !installedAsLocked(lockfile.toString())) install(EVERYTHING);
  writeFileSync(stamp, wanted);
}

/** Whether npm installed the build tools: its record marks development packages with `dev`. */
function hasBuildTools() {
  const record = join(modules, '.package-lock.json');
  return existsSync(record) && Object.values(readJson(record).packages).some(({ dev }) => dev);
}

/** Installs what the running server needs and does not have. If the build tools are installed, it updates them too. */
function ensureProduction() {
  if (hasBuildTools()) return ensureInstalled();
  const { dependencies } = readJson(join(root, 'server', 'package.json'));
  const isInstalled = ([name, version]) => {
    const own = join(modules, name, 'package.json');
    return existsSync(own) && readJson(own).version === version;
  };
  if (!Object.entries(dependencies).every(isInstalled)) install(PRODUCTION);
}

/** The Node that reads TypeScript: the project's own, else this one. */
function typescriptNode() {
  const own = join(bin, 'node');
  if (existsSync(own)) return own;
  if (nodeIsAtLeast(22, 18)) return process.execPath;
  return refuse(`Node 22.18 or newer is needed on ${process.platform}-${process.arch}, and this is ${process.versions.node}: install Node 24 from https://nodejs.org, then run this again.`);
}

/** Runs the target as a child process with the same streams, signals and exit code. */
function run(node, args) {
  const child = spawn(node, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH || ''}` },
  });
  // The terminal sends Ctrl-C to the child too; passing it on would send it twice.
  const pass = (signal) => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  signals.forEach((signal) => process.on(signal, pass));
  // npm passes SIGTERM to its shell, and a shell such as dash ends without passing it on: then this process has another parent.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 300).unref();
  child.on('error', (error) => refuse(`${node} could not be started (${error.message}): remove node_modules, then run this again.`));
  child.on('exit', (code, signal) => {
    process.exit(code === null ? 128 + (constants.signals[signal] || 0) : code);
  });
}

function main() {
  if (!nodeIsAtLeast(20, 0)) {
    refuse(`Node 20 or newer is needed, and this is ${process.versions.node}: install Node 24 from https://nodejs.org, then run this again.`);
  }
  const [first, second, ...others] = process.argv.slice(2);
  if (first === undefined || ((first === '--bin' || first === '--production') && second === undefined)) {
    refuse('Name what to run: node scripts/bootstrap.mjs FILE.ts, --production FILE.ts, or --bin NAME.');
  }
  if (first === '--production') {
    ensureProduction();
    return run(typescriptNode(), [second, ...others]);
  }
  ensureInstalled();
  const node = typescriptNode();
  if (first !== '--bin') return run(node, process.argv.slice(2));
  const program = join(bin, second);
  if (!existsSync(program)) refuse(`${second} is not an installed program: check its name in package.json.`);
  return run(node, [realpathSync(program), ...others]);
}

main();
