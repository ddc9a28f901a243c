import { themesCss } from '@uno/tokens';
import { brandThemes } from '@uno/tokens/themeFrom';
import { themeScript } from '@uno/tokens/themeScript';

const px = (value) => ({ $value: { value, unit: 'px' } });
const shape = { radius: { control: px(10), box: px(18) }, font: { display: { $value: ['Georgia', 'serif'] }, text: { $value: ['Verdana', 'sans-serif'] } } };
const shaped = ({ AA: { theme } }) => ({ ...theme, ...shape, $extensions: { ...theme.$extensions, 'uno.listMarker': 'M8 2a6 6 0 1 0 .1 0z' } });
const { light, dark } = brandThemes({ brand: '#6b2fa0' });
const style = themesCss({ hell: shaped(light), dunkel: shaped(dark) }, { default: 'hell', dark: 'dunkel' });
const script = themeScript({ names: ['hell', 'dunkel'] });
const tags = [{ tag: 'script', children: script, injectTo: 'head-prepend' }, { tag: 'style', children: style }];
export const themes = { name: 'themes', transformIndexHtml: () => tags };
