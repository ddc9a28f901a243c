import { vars } from '@uno/tokens/contract';
import { ground, on } from '@uno/tokens/on';
import { globalStyle } from '@vanilla-extract/css';

const glass = on('glass');
const clear = on('clear');

const mullion = `linear-gradient(${glass.boundary.edge} 0 0)`;

/**
 * A picture that does not come, where no script can say so: an empty window, and behind its glass the `alt` text. Only
 * then has an `<img>` anything before or after it, in Chromium and Firefox; Safari writes the `alt` text by itself.
 *
 * @param img the selector of the `<img>`, which is positioned
 */
export function brokenPicture(img: string): void {
  globalStyle(`${img}::before`, {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `${mullion} 50% 0 / 1px 100% no-repeat, ${mullion} 0 50% / 100% 1px no-repeat, ${ground.glass}`,
    outline: `${vars.stroke.edge} solid ${glass.boundary.ink}`,
    outlineOffset: `calc(-1 * ${vars.stroke.edge})`,
  });
  globalStyle(`${img}:not([alt=""])::after`, {
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    width: 'fit-content',
    height: 'fit-content',
    maxWidth: 'min(100% - 0.5rem, 28rem)',
    // In a small window what is too long is scrolled.
    maxHeight: 'calc(100% - 0.5rem)',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    margin: 'auto',
    paddingInline: vars.space.x2,
    background: ground.clear,
    border: `${vars.stroke.hairline} solid ${on('clear', 'glass').boundary.edge}`,
    color: clear.text.ink,
    textAlign: 'center',
    textWrap: 'balance',
  });
}
