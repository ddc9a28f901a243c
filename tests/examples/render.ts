/** Runs in the consumer's project: renders every example and prints the results. CSS imports become empty modules. */
import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

registerHooks({
  load: (url, context, next) => (url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)),
});

let said: unknown[] = [];
console.error = (...words: unknown[]) => {
  said.push(words.join(' '));
};

const found: Record<string, { html: string; said: unknown[] }> = {};
for (const file of readdirSync('built')) {
  said = [];
  const { Example }: { Example: ComponentType } = await import(`./built/${file}`);
  found[file.replace(/\.js$/, '')] = { html: renderToStaticMarkup(createElement(Example)), said };
}
console.log(JSON.stringify(found));
