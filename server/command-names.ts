import { readEnvironment } from '../site/environment.ts';

// What a person types where a message is read. docs/deploying.md installs the command `uno`, and UNO_ENV_FILE with it.

const isInstalled = (): boolean => Boolean(readEnvironment()['UNO_ENV_FILE']);

/** The command of a tool with its options: `uno leads --csv` on a server, `npm run leads -- --csv` elsewhere. */
export function commandOf(tool: 'leads' | 'doctor', options = ''): string {
  if (isInstalled()) return `uno ${tool}${options && ` ${options}`}`;
  return `npm run ${tool}${options && ` -- ${options}`}`;
}

/** The command that starts the site: `systemctl restart uno` on a server, `npm start` elsewhere. */
export const startCommand = (): string => (isInstalled() ? 'systemctl restart uno' : 'npm start');

/** How a setting is changed: `PORT=4174 npm start`, or on a server a line of the settings file and a restart. */
export const startWith = (setting: string): string => (isInstalled() ? `write ${setting} into ${readEnvironment()['UNO_ENV_FILE']}, then ${startCommand()}` : `${setting} ${startCommand()}`);
