import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose, ProseTable } from '@uno/ui/Prose';
import { useId } from 'react';
import { expect, within } from 'storybook/test';
import { pictures as en } from '../../../site/content/en/pictures.ts';
import { pictures as fr } from '../../../site/content/fr/pictures.ts';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { proves } from '../../documentation/keyboard.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './Prose.keyboard.ts';
import { words } from './words.ts';

const meta = {
  title: 'Layout/Prose',
  component: Prose,
  parameters: { controls: { disable: true } },
  subcomponents: { ProseTable },
  render: function Render() {
    const { html } = useWords(words);
    return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article as the server sends it: elements, and no class. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    // Marks are drawn and lists stay lists.
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    // WCAG 1.4.1: a link in the text has an underline, not only a colour.
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline');
  }),
};

/** The number of characters on each line of the text at the beginning of a paragraph. */
function lineLengths(paragraph: HTMLElement): number[] {
  const text = paragraph.firstChild;
  if (!(text instanceof Text)) return [];
  const range = document.createRange();
  const lengths = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const { top } = range.getBoundingClientRect();
    lengths.set(top, (lengths.get(top) ?? 0) + 1);
  }
  return [...lengths.values()];
}

/** From tablets on, the fullest line holds 60 to 80 characters, whatever the width of the page (WCAG 1.4.8). */
export const Measure: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    if (!matchMedia('screen and (min-width: 48rem)').matches) return;
    const paragraphs = [...canvasElement.querySelectorAll<HTMLElement>('p:not([data-lead])')];
    const longest = Math.max(...paragraphs.flatMap(lineLengths));
    await expect(longest).toBeGreaterThanOrEqual(60);
    await expect(longest).toBeLessThanOrEqual(80);
  },
};

/** A figure that leaves the measure, and a table of three columns in its frame. */
export const FigureAndTable: Story = {
  render: function Render() {
    const { table, figure, more } = useWords(words);
    const alts = useWords({ 'en-CA': en, 'fr-CA': fr });
    const id = useId();
    return (
      <Prose>
        <figure data-wide="">
          <img src={pictureSrc('condoCleaning', 'wide')} alt={alts['pictures.condoCleaning']} {...pictureCrops.wide} />
          <figcaption>{figure}</figcaption>
        </figure>
        <ProseTable aria-labelledby={id}>
          <table>
            <caption id={id}>{table.caption}</caption>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([task, ...cells]) => (
                <tr key={task}>
                  <th scope="row">{task}</th>
                  {cells.map((cell, at) => (
                    <td key={table.head[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ProseTable>
        <p>
          <a href="#building">{more}</a>
        </p>
      </Prose>
    );
  },
  play: inTests(async ({ canvasElement, globals }) => {
    const { table } = wordsIn(words, globals);
    const frame = within(canvasElement).getByRole('region', { name: table.caption });
    await expect(within(frame).getAllByRole('columnheader')).toHaveLength(table.head.length);
    await expect(within(frame).getAllByRole('rowheader')).toHaveLength(table.rows.length);
    await expect(getComputedStyle(frame).overflowX).toBe('auto');
  }),
};

/** The same frame in text that comes as HTML, with a column of figures that ends where its header does. */
export const TableInHtml: Story = {
  tags: ['test-only'],
  render: function Render() {
    const id = useId();
    const cells = `<tr><td>Lobby</td><td>120</td><td data-align="end">6</td></tr>`;
    const html = `<h2 id="${id}">Litres</h2><div role="region" tabindex="0" aria-labelledby="${id}" data-table><table><thead><tr><th scope="col">Floor</th><th scope="col">Area, m²</th><th scope="col" data-align="end">Litres</th></tr></thead><tbody>${cells}</tbody></table></div>`;
    return <Prose dangerouslySetInnerHTML={{ __html: html }} />;
  },
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByRole('region', { name: 'Litres' });
    await expect(getComputedStyle(frame).overflowX).toBe('auto');
    await expect(within(frame).getAllByRole('cell').map((cell) => getComputedStyle(cell).textAlign)).toEqual(['start', 'start', 'end']);
  },
};

/** A drawing whose own style lets it draw beyond its frame is clipped by the frame: nothing is seen above the figure. */
export const FigureInItsFrame: Story = {
  tags: ['test-only'],
  render: () => (
    <Prose>
      <p>Over the figure.</p>
      <figure>
        <svg viewBox="0 0 100 50" style={{ overflow: 'visible' }} aria-hidden="true">
          <path d="M40-30h20v120H40z" />
        </svg>
        <figcaption>Under its frame.</figcaption>
      </figure>
    </Prose>
  ),
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('figure');
    const drawing = figure?.querySelector('svg');
    if (!figure || !drawing) throw new Error('There is no figure.');
    const { left, width, top } = drawing.getBoundingClientRect();
    const at = (y: number) => document.elementFromPoint(left + width / 2, y)?.localName;
    await expect(at(top + 8)).toBe('path');
    await expect(at(top - 8)).not.toBe('path');
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { ...FigureAndTable, tags: ['test-only'], play: proves(keyboard) };
