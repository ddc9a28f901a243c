import { themesCss } from '@uno/tokens';
import { themeScript } from '@uno/tokens/themeScript';
import dunkel from './dunkel.tokens.json' with { type: 'json' };
import hell from './hell.tokens.json' with { type: 'json' };

const px = (value) => ({ $value: { value, unit: 'px' } });
const shape = { radius: { control: px(10), box: px(18) }, font: { display: { $value: ['Georgia', 'serif'] }, text: { $value: ['Verdana', 'sans-serif'] } } };
const style = themesCss({ hell: { ...hell, ...shape }, dunkel: { ...dunkel, ...shape } }, { default: 'hell', dark: 'dunkel' });
const script = themeScript({ names: ['hell', 'dunkel'] });
const tags = [{ tag: 'script', children: script, injectTo: 'head-prepend' }, { tag: 'style', children: style }];
export const themes = { name: 'themes', transformIndexHtml: () => tags };
