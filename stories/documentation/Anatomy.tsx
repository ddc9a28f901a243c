import { Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { dot, drawing, frameOfPart, line, marks, number, stage } from './Anatomy.css.ts';
import { type Mark, placeMarks } from './anatomyMarks.ts';
import { block, code, figure, wordTable } from './documentation.css.ts';
import type { ComponentGuide } from './guide.ts';
import { measureParts, type PartMeasures } from './partMeasures.ts';
import { ScrollTable } from './ScrollTable.tsx';

const texts = {
  'en-CA': { label: 'Anatomy', caption: 'Its parts, measured in the drawing above. Names such as x4 and body are tokens.', columns: ['', 'Part', 'Size', 'Tokens'], missing: 'not in this example' },
  'fr-CA': { label: 'Anatomie', caption: 'Ses parties, mesurées dans le dessin ci-dessus. Les noms comme x4 et body sont des jetons.', columns: ['', 'Partie', 'Taille', 'Jetons'], missing: 'absente de cet exemple' },
} as const;

/** Room beside the drawing for the numbers, in px. */
const MARGIN = 44;

interface Drawn {
  readonly marks: readonly (Mark | undefined)[];
  readonly measures: readonly (PartMeasures | undefined)[];
  readonly width: number;
  readonly height: number;
}

/** Finds the parts in the drawing, and measures them. */
function draw(around: HTMLElement, { anatomy }: ComponentGuide): Drawn {
  const found = anatomy.map(({ at }) => around.querySelector(at) ?? undefined);
  const here = found.filter((part) => part !== undefined);
  const { left, top, width, height } = around.getBoundingClientRect();
  const boxes = here.map((part) => {
    const box = part.getBoundingClientRect();
    return { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
  });
  const [placed, measures] = [placeMarks(boxes, width), measureParts(around, here)];
  const ofPart = <Value,>(values: readonly Value[]) => found.map((part) => (part === undefined ? undefined : values[here.indexOf(part)]));
  return { marks: ofPart(placed), measures: ofPart(measures), width, height };
}

/** The numbers over the drawing, and their lines. */
function Marks({ drawn: { marks: placed, width, height } }: { drawn: Drawn }) {
  return (
    <svg className={marks} viewBox={`${-MARGIN} 0 ${width + 2 * MARGIN} ${height}`} width={width + 2 * MARGIN} height={height} aria-hidden="true">
      {placed.map((mark, at) => {
        if (mark === undefined) return null;
        const { box, side, y, target } = mark;
        const x = side === 'start' ? 18 - MARGIN : width + MARGIN - 18;
        const bend = side === 'start' ? -8 : width + 8;
        return (
          <g key={`${target.x} ${y} ${box.width}`}>
            <rect className={frameOfPart} x={box.x} y={box.y} width={box.width} height={box.height} />
            <path className={line} d={`M${x} ${y}H${bend}L${target.x} ${target.y}`} />
            <circle className={dot} cx={target.x} cy={target.y} r="3" />
            <g className={number}>
              <circle cx={x} cy={y} r="12" />
              <text x={x} y={y}>{at + 1}</text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** The parts of a component: a drawing of its default story with numbers, and a table of names and measures. */
export function Anatomy({
  of,
  guide,
}: {
  /** The default story. */
  of: ModuleExport;
  guide: ComponentGuide;
}) {
  const locale = useLocale();
  const t = texts[locale];
  const around = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const redraw = () => setDrawn(draw(element, guide));
    // Storybook renders the story later, and again when a toolbar changes.
    const sizes = new ResizeObserver(redraw);
    const content = new MutationObserver(redraw);
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true });
    void document.fonts.ready.then(redraw);
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, [guide]);
  return (
    <div className={`sb-unstyled ${block}`} lang={locale}>
      <div className={drawing}>
        <div className={stage} ref={around}>
          <Story of={of} />
        </div>
        {drawn && <Marks drawn={drawn} />}
      </div>
      <ScrollTable className={wordTable} label={t.label} caption={t.caption} columns={t.columns}>
        {guide.anatomy.map(({ at, name, note }, index) => {
          const measures = drawn?.measures[index];
          return (
            <tr key={at}>
              <td className={figure}>{index + 1}</td>
              <th scope="row">
                {name[locale]}
                {note && <small> {note[locale]}</small>}
              </th>
              <td className={figure}>{measures ? `${measures.width} × ${measures.height} px` : t.missing}</td>
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
  );
}
