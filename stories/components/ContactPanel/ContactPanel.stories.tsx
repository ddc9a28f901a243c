import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactFigure, ContactPanel, ContactText, ContactWay } from '@uno/ui/ContactPanel';
import { Link } from '@uno/ui/Link';
import { NoBreak } from '@uno/ui/NoBreak';
import { Section, SectionTitle } from '@uno/ui/Section';
import { Stack } from '@uno/ui/Stack';
import { expect } from 'storybook/test';
import { proves } from '../../documentation/keyboard.ts';
import { onSurface, onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { keyboard } from './ContactPanel.keyboard.ts';
import { words } from './words.ts';
import { business } from '../../../site/business.ts';

interface Ways {
  /** One below the other, or as panes. */
  layout: 'list' | 'grid';
}

function Ways({ layout }: Ways) {
  const { phone, emergency, email, area } = useWords(words);
  return (
    <ContactPanel layout={layout}>
      <ContactWay term={phone.term}>
        <ContactFigure href={business.phoneHref}>
          <NoBreak of={phone.figure}>{phone.figure}</NoBreak>
        </ContactFigure>
        <ContactText>{phone.text}</ContactText>
      </ContactWay>
      <ContactWay term={emergency.term}>
        <ContactFigure>{emergency.figure}</ContactFigure>
        <ContactText>{emergency.text}</ContactText>
      </ContactWay>
      <ContactWay term={email.term}>
        <ContactFigure href={business.emailHref}>{email.figure}</ContactFigure>
        <ContactText>{email.text}</ContactText>
      </ContactWay>
      <ContactWay term={area.term}>
        <ContactText>{area.text}</ContactText>
        <dd>
          <Link href="#coverage">{area.more}</Link>
        </dd>
      </ContactWay>
    </ContactPanel>
  );
}

const meta = {
  title: 'Marketing/ContactPanel',
  component: Ways,
  subcomponents: { ContactPanel, ContactWay, ContactFigure, ContactText },
  args: { layout: 'list' },
  argTypes: { layout: { control: 'inline-radio', options: ['list', 'grid'] } },
} satisfies Meta<typeof Ways>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One below the other, as beside the form of the contact page. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const { phone, emergency, email, area } = wordsIn(words, globals);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([phone.term, emergency.term, email.term, area.term]);
    const [call, write] = canvas.getAllByRole('link');
    await expect(call?.textContent).toBe(phone.figure);
    await expect(call).toHaveAttribute('href', business.phoneHref);
    await expect(write).toHaveAttribute('href', business.emailHref);
    // WCAG 2.5.8
    for (const link of [call, write]) await expect(link?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }),
};

/** As panes of paper on a ground of glass, as under the form of the quote page. */
export const Panes: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { title, phone, email, hours, emergency } = useWords(words);
    return (
      <Section surface="tint" aria-labelledby="ways">
        <Stack>
          <SectionTitle id="ways">{title}</SectionTitle>
          <ContactPanel layout="grid">
            <ContactWay term={phone.term}>
              <ContactFigure href={business.phoneHref}>
                <NoBreak of={phone.figure}>{phone.figure}</NoBreak>
              </ContactFigure>
            </ContactWay>
            <ContactWay term={email.term}>
              <ContactFigure href={business.emailHref}>{email.figure}</ContactFigure>
            </ContactWay>
            <ContactWay term={hours.term}>
              <ContactText>{hours.text}</ContactText>
            </ContactWay>
            <ContactWay term={emergency.term}>
              <ContactText>{emergency.text}</ContactText>
            </ContactWay>
          </ContactPanel>
        </Stack>
      </Section>
    );
  },
};

/** On the surface `tint`. */
export const OnTint: Story = { render: onSurface('tint', Ways) };

/** On the surface `subtle`. */
export const OnSubtle: Story = { render: onSurface('subtle', Ways) };

/** On phones. */
export const OnPhones: Story = onPhones('34rem');

/** Runs every row of the keyboard table. */
export const Keyboard: Story = { tags: ['test-only'], play: proves(keyboard) };
