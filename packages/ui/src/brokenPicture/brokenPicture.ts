import { vars } from '@uno/tokens/contract';
import { globalStyle } from '@vanilla-extract/css';

const mullion = `linear-gradient(${vars.surface.edge} 0 0)`;

/**
 * Styles an image that failed to load, without JavaScript: an empty pane with the `alt` text. Chromium and Firefox render
 * `::before` and `::after` of an `<img>` only when its image is broken; Safari shows the `alt` text anyway.
 *
 * @param img the selector of the `<img>`, which must be positioned
 */
export function brokenPicture(img: string): void {
  globalStyle(`${img}::before`, {
    content: '',
    position: 'absolute',
    inset: 0,
    background: `${mullion} 50% 0 / 1px 100% no-repeat, ${mullion} 0 50% / 100% 1px no-repeat, ${vars.surface.fill}`,
    outline: `${vars.stroke.edge} solid ${vars.surface.text}`,
    outlineOffset: `calc(-1 * ${vars.stroke.edge})`,
  });
  globalStyle(`${img}:not([alt=""])::after`, {
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    width: 'fit-content',
    height: 'fit-content',
    maxWidth: 'min(100% - 0.5rem, 28rem)',
    // A text that is too long for a small picture scrolls.
    maxHeight: 'calc(100% - 0.5rem)',
    overflow: 'auto',
    scrollbarWidth: 'thin',
    margin: 'auto',
    paddingInline: vars.space.x2,
    background: vars.surface.field,
    border: `${vars.stroke.hairline} solid ${vars.surface.edge}`,
    color: vars.surface.text,
    textAlign: 'center',
    textWrap: 'balance',
  });
}
