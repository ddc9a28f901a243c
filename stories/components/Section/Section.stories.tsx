import type { Meta, StoryObj } from '@storybook/react-vite';
import { surfaceNames } from '@uno/tokens';
import { ButtonLink } from '@uno/ui/Button';
import { Cluster } from '@uno/ui/Cluster';
import { Container, Section, SectionHeader, SectionLead, SectionTitle } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { useId } from 'react';
import { expect } from 'storybook/test';
import { press } from '../../documentation/press.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { stringsInBoth } from '../../siteWords.ts';

const dictionaries = stringsInBoth(['home']);

const meta = {
  title: 'Layout/Section',
  component: Section,
  subcomponents: { SectionHeader, SectionTitle, SectionLead, Container },
  parameters: { layout: 'fullscreen' },
  args: { surface: 'page' },
  argTypes: {
    surface: { control: 'select', options: surfaceNames },
    padding: { control: 'select', options: ['medium', 'small'] },
  },
  render: function Render(args) {
    const words = useWords(dictionaries);
    const id = useId();
    return (
      <Section {...args} aria-labelledby={id}>
        <SectionTitle id={id}>{words['home.services.title']}</SectionTitle>
        <p>{words['home.services.lead']}</p>
      </Section>
    );
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A full-width band with the page's margins; its title names it as a region. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2 });
    await expect(canvas.getByRole('region')).toHaveAccessibleName(title.textContent);
  }),
};

/** A deeper paper, to separate two bands. */
export const Subtle: Story = { args: { surface: 'subtle' } };

/** The tint of glass. */
export const Tint: Story = { args: { surface: 'tint' } };

/** Dark in every theme. */
export const Dark: Story = { args: { surface: 'dark' } };

/** A title with its lead: side by side from 800 px of its own width. */
export const Header: Story = {
  render: function Render(args) {
    const words = useWords(dictionaries);
    const id = useId();
    return (
      <Section {...args} aria-labelledby={id}>
        <SectionHeader>
          <SectionTitle id={id}>{words['home.services.title']}</SectionTitle>
          <SectionLead>{words['home.services.lead']}</SectionLead>
        </SectionHeader>
        <p>{words['home.process.title']}</p>
      </Section>
    );
  },
};

/** The one loud section of a page, and a quiet one below it. */
export const LoudAndQuiet: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const words = useWords(dictionaries);
    const [loud, quiet] = [useId(), useId()];
    return (
      <>
        <Section surface="subtle" aria-labelledby={loud}>
          <SectionTitle size="large" id={loud}>{words['home.why.title']}</SectionTitle>
          <p>{words['home.why.lead']}</p>
        </Section>
        <Section padding="small" aria-labelledby={quiet}>
          <SectionTitle size="small" id={quiet}>{words['home.services.title']}</SectionTitle>
          <p>{words['home.services.lead']}</p>
        </Section>
      </>
    );
  },
  play: inTests(async ({ canvas }) => {
    const [loud, quiet] = canvas.getAllByRole('heading', { level: 2 }).map((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    await expect(loud ?? 0).toBeGreaterThan(1.25 * (quiet ?? 0));
    const [roomy, tight] = canvas.getAllByRole('region').map((section) => Number.parseFloat(getComputedStyle(section).paddingBlockStart));
    await expect(roomy ?? 0).toBeGreaterThan(1.25 * (tight ?? 0));
  }),
};

/** On a dark surface every link and every button has the same ring. */
export const FocusOnDark: Story = {
  tags: ['test-only'],
  args: { surface: 'dark' },
  render: function Render(args) {
    const words = useWords(dictionaries);
    const id = useId();
    return (
      <Section {...args} aria-labelledby={id}>
        <Stack>
          <SectionTitle id={id}>{words['home.services.title']}</SectionTitle>
          <p>
            <a href="#link">{words['home.services.lead']}</a>
          </p>
          <Cluster>
            <ButtonLink href="#button">
              {words['home.services.title']}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    );
  },
  play: async ({ canvas }) => {
    const rings: string[] = [];
    for (const link of canvas.getAllByRole('link')) {
      await press('Tab');
      await expect(link).toHaveFocus();
      rings.push(getComputedStyle(link).outlineColor);
    }
    await expect(rings[0]).toBe(rings[1]);
  },
};
