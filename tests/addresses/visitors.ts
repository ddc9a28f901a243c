import { setTimeout as pause } from 'node:timers/promises';
import { hashOf } from '../../site/build/hash.ts';
import { type BuiltPage, readManifest } from '../../site/manifest.ts';
import { CHUNKS, MAIN_ID, NOT_SENT, STORED_PARAMETER } from '../../site/protocol.ts';
import type { Host } from '../e2e/hosts.ts';

/** How long a visitor reads before requesting the next page; the builds under test need the processor too. */
const READING_MS = 25;

/** The form that a visitor posts. */
const message = { name: 'Alex', email: 'alex@example.com', message: 'How much is a visit?' };

/** Visits to the hosts of a built site. */
export interface Visits {
  /** How many responses have been checked. */
  answered(): number;
  /** The findings without repetition: host, address, problem. */
  readonly wrong: ReadonlySet<string>;
  /** Fetches the code of all pages that were served since the last call, as a page does when it wakes. */
  wakeAll(): Promise<void>;
  /** Stops the visitors after their last responses. */
  end(): Promise<void>;
}

/** The URLs of the code that a document fetches when it wakes. */
function codeOf(document: string): string[] {
  const [, chunks = ''] = new RegExp(`${CHUNKS}="([^"]+)"`).exec(document) ?? [];
  return chunks.split(' ').filter((href) => href !== '');
}

/** Whether the security policy, in the header or in the document, allows every inlined script and style. */
function isAllowed(document: string, header: string): boolean {
  const inlined = Array.from(document.matchAll(/<(script|style)\b(?![^>]*\btype=)[^>]*>(.*?)<\/\1>/gs), ([, , text = '']) => hashOf(text).slice(1, -1));
  return inlined.length > 0 && inlined.every((hash) => `${header} ${document}`.includes(hash));
}

/** Records a problem. */
type Report = (host: string, path: string, finding: string) => void;

/** Sends a form as a browser without scripts does. */
async function post(host: Host, name: string, report: Report, storing: boolean): Promise<void> {
  const expected = storing ? `/contact?${STORED_PARAMETER}#${MAIN_ID}` : `/contact#${NOT_SENT}`;
  const answer = await fetch(`${host.address}/contact`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(message) });
  if (answer.status !== 303 || answer.headers.get('location') !== expected) report(name, 'POST /contact', `${answer.status} ${answer.headers.get('location')}`);
  // The rate limit counts what is stored.
  if (storing) await host.empty();
}

/**
 * Starts visits: on each host one visitor reads every page in turn, and another posts a form.
 *
 * @param dist the built site that they serve
 */
export function visit(dist: string, hosts: Readonly<Record<string, { readonly host: Host; readonly storing: boolean; readonly policies: boolean }>>): Visits {
  // The not-found page has no address of its own on every host.
  const pages: readonly Pick<BuiltPage, 'path' | 'status'>[] = [...readManifest(dist).pages.filter(({ status }) => status === 200), { path: '/nowhere', status: 404 }, { path: '/fr/nulle-part', status: 404 }];
  const wrong = new Set<string>();
  const report: Report = (host, path, finding) => wrong.add(`${host}: ${path}: ${finding}`);
  const code = new Map(Object.keys(hosts).map((name) => [name, new Set<string>()]));
  let answered = 0;
  const closing = new AbortController();

  async function read(name: string, { path, status }: Pick<BuiltPage, 'path' | 'status'>): Promise<void> {
    const { host, policies } = hosts[name] ?? {};
    if (!host) return;
    const answer = await fetch(host.address + path);
    const document = await answer.text();
    if (answer.status !== status) report(name, path, String(answer.status));
    else if (!document.endsWith('</html>')) report(name, path, 'is cut off');
    else if (policies && !isAllowed(document, answer.headers.get('content-security-policy') ?? '')) report(name, path, 'its content security policy is from another build');
    for (const href of codeOf(document)) code.get(name)?.add(href);
  }

  /** Repeats a step until the visits end; a failed request is a problem too. */
  async function repeat(name: string, what: string, step: (at: number) => Promise<void>): Promise<void> {
    for (let at = 0; !closing.signal.aborted; at += 1) {
      await step(at).catch((error: unknown) => report(name, what, String(error)));
      answered += 1;
      await pause(READING_MS);
    }
  }

  const visitors = Object.entries(hosts).flatMap(([name, { host, storing }]) => [
    repeat(name, 'a page', async (at) => {
      const page = pages[at % pages.length];
      if (page) await read(name, page);
    }),
    repeat(name, 'a form', () => post(host, name, report, storing)),
  ]);
  return {
    answered: () => answered,
    wrong,
    async wakeAll() {
      for (const [name, hrefs] of code) {
        const seen = [...hrefs];
        hrefs.clear();
        for (const href of seen) {
          const { status } = await fetch(`${hosts[name]?.host.address}${href}`);
          if (status !== 200) report(name, href, `${status}: a page that was opened before the build cannot wake`);
        }
      }
    },
    async end() {
      closing.abort();
      await Promise.all(visitors);
    },
  };
}
