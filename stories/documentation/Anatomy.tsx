import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { dot, drawing, frameOfPart, line, MARGIN, marks, note as noteStyle, number } from './Anatomy.css.ts';
import { type Mark, placeMarks } from './anatomyMarks.ts';
import { block, code, figure, wordTable } from './documentation.css.ts';
import { type AnatomyPart, sayIn } from './guide.ts';
import { measureParts, type PartMeasures } from './partMeasures.ts';
import { ScrollTable } from './ScrollTable.tsx';

interface Drawn {
  readonly marks: readonly (Mark | undefined)[];
  readonly measures: readonly (PartMeasures | undefined)[];
  readonly width: number;
  readonly height: number;
}

/** Where the story is drawn: in the page, or in a frame as wide as a window. */
function stageOf(around: HTMLElement) {
  const frame = around.querySelector('iframe');
  const stage = frame ? frame.contentDocument?.getElementById('storybook-root') : around.querySelector('[data-story-block]');
  const preview = (frame ?? stage)?.closest('.sbdocs-preview > *');
  if (!(stage && preview)) return undefined;
  const [box, inside] = [around.getBoundingClientRect(), frame?.getBoundingClientRect()];
  // A frame may be drawn smaller than it is.
  const scale = frame && inside ? inside.width / frame.offsetWidth : 1;
  return { stage, scale, left: box.left - (inside?.left ?? 0), top: box.top - (inside?.top ?? 0), width: box.width, height: preview.getBoundingClientRect().height };
}

/** Finds the parts in the story, and measures them. */
function draw(around: HTMLElement, parts: readonly AnatomyPart[]): Drawn | undefined {
  const place = stageOf(around);
  if (!place) return undefined;
  const { stage, scale, left, top, width, height } = place;
  const found = parts.map(({ at }) => stage.querySelector(at) ?? undefined);
  const here = found.filter((part) => part !== undefined);
  const boxes = here.map((part) => {
    const box = part.getBoundingClientRect();
    return { x: box.left * scale - left, y: box.top * scale - top, width: box.width * scale, height: box.height * scale };
  });
  const [placed, measures] = [placeMarks(boxes, width), measureParts(stage, here)];
  const ofPart = <Value,>(values: readonly Value[]) => found.map((part) => (part === undefined ? undefined : values[here.indexOf(part)]));
  return { marks: ofPart(placed), measures: ofPart(measures), width, height };
}

/** The numbers beside the story, with lines to its parts. */
function Marks({ drawn: { marks: placed, width, height } }: { drawn: Drawn }) {
  return (
    <svg className={marks} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {placed.map((mark, at) => {
        if (mark === undefined) return null;
        const { box, side, y, target } = mark;
        const [x, bend] = side === 'start' ? [MARGIN / 2 - 4, MARGIN - 10] : [width - MARGIN / 2 + 4, width - MARGIN + 10];
        return (
          <g key={`${at}`}>
            <rect className={frameOfPart} x={box.x} y={box.y} width={box.width} height={box.height} />
            <path className={line} d={`M${x} ${y}H${bend}L${target.x} ${target.y}`} />
            <circle className={dot} cx={target.x} cy={target.y} r="3" />
            <g className={number}>
              <circle cx={x} cy={y} r="11" />
              <text x={x} y={y}>{at + 1}</text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** A component's default story with its parts numbered, and a table of their names and measures. */
export function Anatomy({ parts, children }: { parts: readonly AnatomyPart[]; /** The default story. */ children: ReactNode }) {
  const locale = useLocale();
  const say = sayIn(locale);
  const around = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const watched = () => {
      const frame = element.querySelector('iframe')?.contentDocument?.body;
      return frame ? [element, frame] : [element];
    };
    const watch = () => watched().forEach((one) => content.observe(one, { childList: true, subtree: true }));
    // Measuring and drawing change the page: these changes are not watched.
    const redraw = () => {
      content.disconnect();
      flushSync(() => setDrawn(draw(element, parts)));
      watch();
    };
    // Storybook renders the story later, and again when a toolbar changes.
    const content = new MutationObserver(redraw);
    const sizes = new ResizeObserver(redraw);
    const begin = () => {
      watch();
      watched().forEach((one) => sizes.observe(one));
    };
    begin();
    element.addEventListener('load', begin, { capture: true });
    void document.fonts.ready.then(redraw);
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener('load', begin, { capture: true });
    };
  }, [parts]);
  return (
    <>
      <div className={drawing} ref={around}>
        {children}
        {drawn && <Marks drawn={drawn} />}
      </div>
      <div className={`sb-unstyled ${block}`} lang={locale}>
        <ScrollTable
          className={wordTable}
          label={say('Anatomy', 'Anatomie')}
          caption={say('Anatomy. Names such as x4 and body are tokens.', 'Anatomie. Les noms comme x4 et body sont des jetons.')}
          columns={['', say('Part', 'Partie'), say('From', 'Vient de'), say('Size', 'Taille'), say('Tokens', 'Jetons')]}
        >
          {parts.map(({ at, name, by, note }, index) => {
            const measures = drawn?.measures[index];
            return (
              <tr key={at}>
                <td className={figure}>{index + 1}</td>
                <th scope="row">
                  {say(...name)}
                  {note && <p className={noteStyle}>{say(...note)}</p>}
                </th>
                <td>{by && <code className={code}>{by}</code>}</td>
                <td className={figure}>{measures && `${measures.width} × ${measures.height} px`}</td>
                <td>
                  {measures?.style.map(({ property, value }) => (
                    <div key={property}>
                      <code className={code}>{`${property} ${value}`}</code>
                    </div>
                  ))}
                </td>
              </tr>
            );
          })}
        </ScrollTable>
      </div>
    </>
  );
}
