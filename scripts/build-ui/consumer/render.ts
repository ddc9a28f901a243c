/** Node can't import style sheets: this hook loads them as empty modules. */
import { registerHooks } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';

registerHooks({
  load: (url, context, next) => (url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context)),
});

const { facts, page } = await import('./page.ts');
console.log(JSON.stringify({ facts, html: renderToStaticMarkup(page()) }));
