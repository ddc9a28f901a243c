import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentsLink, ContentsList } from '@uno/ui/ContentsList';
import { expect, within } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { inWidth, onSurface, onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';
import { keyboard } from './ContentsList.keyboard.ts';
import { words } from './words.ts';

function Contents() {
  const { title, parts } = useWords(words);
  return (
    <ContentsList title={title}>
      <ContentsLink href="#matting">{parts.matting}</ContentsLink>
      <ContentsLink href="#mopping">{parts.mopping}</ContentsLink>
      <ContentsLink href="#log">{parts.log}</ContentsLink>
      <ContentsLink href="#spring">{parts.spring}</ContentsLink>
    </ContentsList>
  );
}

const meta = {
  title: 'Blog/ContentsList',
  component: Contents,
  parameters: { controls: { disable: true } },
  subcomponents: { ContentsList, ContentsLink },
} satisfies Meta<typeof Contents>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the margin of an article. */
export const Default: Story = {
  decorators: [inWidth('17rem')],
  play: inTests(async ({ canvasElement, globals }) => {
    const { title, parts } = wordsIn(words, globals);
    const contents = within(within(canvasElement).getByRole('navigation', { name: title }));
    await expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(parts));
    await expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(Object.keys(parts).map((id) => `#${id}`));
    // WCAG 2.5.8
    for (const link of contents.getAllByRole('link')) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }),
};

/** On the surface `subtle`. */
export const OnSubtle: Story = { render: onSurface('subtle', Contents) };

/** On a phone, over the text. */
export const OnPhones: Story = onPhones('18rem');

/** Every state, side by side. The landmarks of one page need different names. */
export const States: Story = {
  render: function Render() {
    const { title, parts } = useWords(words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <ContentsList id={id} aria-label={`${title} (${id})`} {...given}>
            <ContentsLink href="#matting">{parts.matting}</ContentsLink>
            <ContentsLink href="#mopping">{parts.mopping}</ContentsLink>
          </ContentsList>
        )}
      />
    );
  },
};

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
