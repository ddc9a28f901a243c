import { facade } from '@uno/drawings/facade';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { broken, scene } from '../../components/ImageWithFallback/scene.ts';
import { Panorama } from '../../../site/src/pages/home/Panorama.tsx';

const picture = (name: string): ReactElement => <img src={`/images/${name}.svg`} alt="" />;

const drawings: readonly { readonly drawing: ReactElement; readonly name: string }[] = [1, 2, 3, 4].map((pane) => ({
  drawing: <Panorama pane={pane} />,
  name: `street-${pane}`,
}));

const street = picture('street');

/** The replacements in HTML: each drawing of the site, and the picture that replaces it. */
export const standInsInHtml = (): ReadonlyMap<string, string> =>
  new Map([
    [facade(), renderToStaticMarkup(street)],
    ...standIns.map(({ drawing, picture }) => [renderToStaticMarkup(drawing), renderToStaticMarkup(picture)] as const),
  ]);

/** Drawings of the site that stories use, each with the picture that replaces it in the shown code. */
export const standIns: readonly { readonly drawing: ReactElement; readonly picture: ReactElement }[] = drawings.map(
  ({ drawing, name }) => ({ drawing, picture: picture(name) }),
);

/** The picture that replaces a drawing of the site; undefined for any other element. */
export const standInFor = ({ type, props }: ReactElement): ReactElement | undefined =>
  standIns.find(({ drawing }) => drawing.type === type && JSON.stringify(drawing.props) === JSON.stringify(props))?.picture;

/** The address of a picture that a story has inlined as a data URL. */
export const addressFor = (src: string): string => (src === scene ? '/images/condoCleaning.svg' : src === broken ? '/images/missing.svg' : src);

/** The props of an element. A drawing in `dangerouslySetInnerHTML` is replaced by a picture. */
export function withStandIn({ dangerouslySetInnerHTML: html, ...props }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (html === undefined) return props;
  const isStreet = typeof html === 'object' && html !== null && '__html' in html && html.__html === facade();
  return isStreet ? { ...props, children: street } : { ...props, dangerouslySetInnerHTML: html };
}
