import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SurfaceName, surfaceNames } from '@uno/tokens';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { Section } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { expect } from 'storybook/test';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { words } from './words.ts';

function Opening({ surface }: { surface: SurfaceName }) {
  const { title, lead } = useWords(words);
  return (
    <Section surface={surface}>
      <Stack gap="x4">
        <PageTitle>{title}</PageTitle>
        <PageLead>{lead}</PageLead>
      </Stack>
    </Section>
  );
}

const meta = {
  title: 'Layout/PageTitle',
  component: Opening,
  subcomponents: { PageTitle, PageLead },
  parameters: { layout: 'fullscreen' },
  args: { surface: 'page' },
  argTypes: { surface: { control: 'select', options: surfaceNames } },
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title of a page, and what it is about. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(canvas.getByText(t.lead)).toBeVisible();
  }),
};

/** On the surface `tint`, as over the drawing of a page. */
export const OnTint: Story = { args: { surface: 'tint' } };
